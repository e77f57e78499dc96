import type { Page } from '@playwright/test'

const type = 'video/webm;codecs=vp9'

/** Runs in the page: records a moving square with the browser's MediaRecorder; returns base64. */
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

/** Runs in the page: whether the browser can record and play a type. */
const canVp9 = (mimeType: string) =>
  'MediaRecorder' in globalThis &&
  MediaRecorder.isTypeSupported(mimeType) &&
  document.createElement('video').canPlayType(mimeType) !== ''

/** Records a few seconds of VP9 film with the browser; undefined if the browser cannot record or play VP9. */
export async function recordVp9Film(page: Page): Promise<Buffer | undefined> {
  if (!(await page.evaluate(canVp9, type))) return undefined
  return Buffer.from(await page.evaluate(record, { mimeType: type, milliseconds: 2_500 }), 'base64')
}
