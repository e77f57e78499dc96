import { isBlack } from './measures.ts'

const [width, height] = [32, 18]
/** How often a picture is looked at, milliseconds. */
const every = 250

/** Tells whether the pictures of a camera are black, four times a second, until it is called off. */
export function followPicture(track: MediaStreamTrack, onPicture: (isDark: boolean) => void): () => void {
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
    onPicture(isBlack(context.getImageData(0, 0, width, height).data))
  }, every)
  return () => {
    clearInterval(timer)
    video.srcObject = null
  }
}
