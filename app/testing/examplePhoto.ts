const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const uint32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]

/** Makes a JPEG segment of EXIF data with an orientation, a location and the camera's name. */
export function exifSegment(orientation: number): number[] {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    ...uint32(count),
    ...value,
  ]
  const tiff = [
    ...ascii('MM'),
    0,
    42,
    ...uint32(8),
    0,
    2,
    ...entry(0x0112, 3, 1, [0, orientation, 0, 0]),
    ...entry(0x8825, 4, 1, uint32(38)),
    ...uint32(0),
    ...ascii('GPS 35.6586 139.7454 Camera 9000'),
  ]
  const data = [...ascii('Exif\0\0'), ...tiff]
  return [0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]
}

/** Inserts an EXIF segment with this orientation, and a comment, after the start of a JPEG. */
export function withExif(jpeg: Uint8Array<ArrayBuffer>, orientation: number): Uint8Array<ArrayBuffer> {
  const comment = ascii('at home')
  const commentSegment = [0xff, 0xfe, 0, comment.length + 2, ...comment]
  return new Uint8Array([...jpeg.subarray(0, 2), ...exifSegment(orientation), ...commentSegment, ...jpeg.subarray(2)])
}

/** Makes a JPEG without picture data, which is enough for code that only reads its segments. */
export function bareJpeg(width = 4, height = 3): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3]
  return new Uint8Array([0xff, 0xd8, ...frame, ...scan, 0xff, 0xd9])
}

const chunk = (name: string, data: number[]) => [...uint32(data.length), ...ascii(name), ...data, 0, 0, 0, 0]

/** Makes a PNG without picture data. `more` are further chunks. */
export const barePng = (...more: [name: string, data: number[]][]): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...uint32(4), ...uint32(3), 8, 6, 0, 0, 0]),
    ...more.flatMap(([name, data]) => chunk(name, data)),
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
  ])

/** Makes an MP4 without a film. */
export const bareMp4 = (brand = 'isom'): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...uint32(16), ...ascii(`ftyp${brand}`), ...uint32(0), ...uint32(12), ...ascii('moov'), 1, 2, 3, 4])

/** Makes a GIF with this many single-coloured pictures. With an empty `end` it lacks its trailer. */
export function bareGif(pictures: number, end = [0x3b]): Uint8Array<ArrayBuffer> {
  const screen = [...ascii('GIF89a'), 4, 0, 3, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
  const picture = [...control, 0x2c, 0, 0, 0, 0, 4, 0, 3, 0, 0, 2, 2, 0x84, 0x51, 0]
  return new Uint8Array([...screen, ...Array.from({ length: pictures }, () => picture).flat(), ...end])
}

const uint32LittleEndian = (value: number) => uint32(value).toReversed()

/** Makes a WebP with the extended header and these chunks. */
export function bareWebp(...more: [name: string, data: number[]][]): Uint8Array<ArrayBuffer> {
  const chunks: [string, number[]][] = [['VP8X', [0, 0, 0, 0, 3, 0, 0, 2, 0, 0]], ...more]
  const body = chunks.flatMap(([name, data]) => [...ascii(name), ...uint32LittleEndian(data.length), ...data])
  return new Uint8Array([...ascii('RIFF'), ...uint32LittleEndian(body.length + 4), ...ascii('WEBP'), ...body])
}
