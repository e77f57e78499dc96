import { isBlackPicture } from './deviceSignals.ts'

const [width, height] = [32, 18]
/** Interval between two checks of the picture, in ms. */
const intervalMs = 250

/** Reports four times a second whether the camera's picture is black. Returns a function that stops it. */
export function watchForBlackPicture(track: MediaStreamTrack, onPicture: (isDark: boolean) => void): () => void {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([track])
  void video.play().catch(() => undefined)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const timer = setInterval(() => {
    if (!context || video.videoWidth === 0) return
    context.drawImage(video, 0, 0, width, height)
    onPicture(isBlackPicture(context.getImageData(0, 0, width, height).data))
  }, intervalMs)
  return () => {
    clearInterval(timer)
    video.srcObject = null
  }
}
