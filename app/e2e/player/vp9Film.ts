import type { Page } from '@playwright/test'

const type = 'video/mp4;codecs=vp09.00.10.08'

/** A film in VP9 as a stream of one segment: its playlist, and the file that both of its parts are in. */
export interface Vp9Film {
  playlist: string
  file: Buffer
}

/** Runs in the page: some seconds of a square that walks, as the browser's own recorder writes them; base64. */
async function record({ mimeType, milliseconds }: { mimeType: string; milliseconds: number }): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
  const brush = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  const begun = performance.now()
  await new Promise<void>((resolve) => {
    const draw = () => {
      const passed = performance.now() - begun
      brush?.clearRect(0, 0, 320, 180)
      brush?.fillRect((passed / 10) % 320, 60, 60, 60)
      if (passed > milliseconds) resolve()
      else requestAnimationFrame(draw)
    }
    draw()
  })
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

/** Runs in the page. */
const canVp9 = (mimeType: string) =>
  'MediaRecorder' in globalThis &&
  MediaRecorder.isTypeSupported(mimeType) &&
  document.createElement('video').canPlayType(mimeType) !== ''

/** Where the film's first part ends and the pictures begin: boxes of a length and a name, one after the other. */
function headLength(file: Buffer): number {
  let at = 0
  while (at + 8 < file.length && file.toString('latin1', at + 4, at + 8) !== 'moof') at += file.readUInt32BE(at)
  return at
}

/** Made by the browser itself; undefined: it writes or plays no VP9. */
export async function vp9Film(page: Page): Promise<Vp9Film | undefined> {
  if (!(await page.evaluate(canVp9, type))) return undefined
  const file = Buffer.from(await page.evaluate(record, { mimeType: type, milliseconds: 2_500 }), 'base64')
  const head = headLength(file)
  const playlist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:3
#EXT-X-MAP:URI="vp9.mp4",BYTERANGE="${head}@0"
#EXTINF:2.5,
#EXT-X-BYTERANGE:${file.length - head}@${head}
vp9.mp4
#EXT-X-ENDLIST
`
  return { playlist, file }
}
