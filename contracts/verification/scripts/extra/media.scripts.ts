import { largestMedia, type PostMedia } from '../../../post/media.ts'
import { onePixelPng } from '../../../post/onePixelPng.ts'
import { createPost, uploadMedia } from '../../../post/post.endpoints.ts'
import { expectRefusal } from '../expectRefusal.ts'
import { assertHolds, type Script, type ScriptContext } from '../script.ts'
import { jpegWithGpsPosition, pngWithPlace, secretPlace } from './pictures.ts'

type Content = string | Uint8Array<ArrayBuffer>

async function uploader({ given, as }: ScriptContext) {
  const { accessToken } = await given('a member')
  const call = as(accessToken)
  return async (content: Content, type: string) => {
    const file = new File([content], `star.${type.split('/')[1]}`, { type })
    return (await call(uploadMedia, { body: { file } })).media
  }
}

/** Downloads an uploaded file without a bearer, as a browser does. */
async function load({ send }: ScriptContext, { url }: Pick<PostMedia, 'url'>) {
  const answer = await send(url)
  assertHolds(answer.status === 200, `GET ${url} is answered with ${answer.status}`)
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) }
}

const mediaScript = (name: string, play: Script['play']): Script => ({
  host: 'app',
  part: 'media',
  name,
  proves: ['C092', 'X10'],
  play,
})

/**
 * Scripts about uploaded files: what their URL returns, which files a host refuses, and to which member they belong.
 */
export const mediaScripts: readonly Script[] = [
  mediaScript('an upload is served as a picture, without the place where it was taken', async (stage) => {
    const upload = await uploader(stage)
    for (const [content, type] of [
      [pngWithPlace, 'image/png'],
      [jpegWithGpsPosition(), 'image/jpeg'],
    ] as const) {
      const { url, type: kind, width, height } = await upload(content, type)
      assertHolds(kind === 'IMAGE' && width === 1 && height === 1, `${type}: a ${kind} of ${width} × ${height} pixels`)
      const served = await load(stage, { url })
      assertHolds(/^image\//i.test(served.type), `${type}: its URL answers with ${served.type}`)
      assertHolds(!served.bytes.includes(secretPlace), `${type}: its metadata still have the place`)
    }
  }),
  mediaScript('a file that is not what it says is refused', async (stage) => {
    const upload = await uploader(stage)
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [what, content, type] of [
      ['SVG as PNG', script, 'image/png'],
      ['HTML as JPEG', '<html><script>alert(1)</script></html>', 'image/jpeg'],
      ['text as MP4', 'ftyp', 'video/mp4'],
      ['nothing as PNG', '', 'image/png'],
      ['half of a PNG', onePixelPng.slice(0, 30), 'image/png'],
      ['PNG as SVG', onePixelPng, 'image/svg+xml'],
    ] as const)
      await expectRefusal(what, upload(content, type), 'InvalidArgument')
  }),
  mediaScript('a file that is too large is refused', async (stage) => {
    const upload = await uploader(stage)
    const content = new Uint8Array(largestMedia + 1)
    content.set(onePixelPng)
    await expectRefusal(`${content.length} bytes`, upload(content, 'image/png'), 'InvalidArgument')
  }),
  mediaScript("another member's upload cannot be posted", async (stage) => {
    const sora = { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' }
    const { accessToken } = await stage.given('a member', sora)
    const upload = await uploader(stage)
    await stage.given('a channel')
    const { type, typeId } = await stage.given('a timeline')
    const { mediaId } = await upload(onePixelPng, 'image/png')
    const body = { text: '', depth: '0' as const, mediaIds: [mediaId] }
    const post = stage.as(accessToken)(createPost, { params: { type, typeId }, body })
    await expectRefusal('posting it', post, 'InvalidArgument', 'NotFound', 'PermissionDenied')
  }),
]
