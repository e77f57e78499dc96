/** The part of the browser's barcode detector that is used; TypeScript has no types for it. */
interface Detector {
  detect: (source: CanvasImageSource) => Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Reads the QR code in the current picture of a video; undefined if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    if (!(await BarcodeDetector?.getSupportedFormats())?.includes('qr_code')) return undefined
    return BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] })
  } catch {
    return undefined
  }
}

/** The pixels of a picture, four bytes for each. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Returns a function that finds the QR code in pixels, for browsers without a barcode detector. */
export async function createPixelReader(): Promise<(pixels: Pixels) => string | undefined> {
  const { default: decodeQR } = await import('qr/decode.js')
  return (pixels) => {
    try {
      return decodeQR(pixels)
    } catch {
      // The library throws if the picture has no readable code.
      return undefined
    }
  }
}

/** The width to which a picture is reduced before it is searched, in pixels. */
const searchedWidth = 640

/** Creates a reader: the browser's own one, or a library that is loaded now. */
export async function createCodeReader(): Promise<CodeReader> {
  const detector = await nativeDetector()
  if (detector) return async (video) => (await detector.detect(video))[0]?.rawValue
  const read = await createPixelReader()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined
    canvas.width = Math.min(searchedWidth, video.videoWidth)
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return read(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}
