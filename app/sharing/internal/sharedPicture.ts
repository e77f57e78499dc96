import { graphemes } from '@tsudoi/design-system/text/graphemes'
import { channelRoles, isSeed, seedOf } from '@tsudoi/design-system/tokens/colour'
import { platform } from '../../platform/platform.ts'
import { downloadFile } from '../../platform/downloadFile.ts'
import { isShareDismissal } from '../../platform/share.ts'
import type { SharedPicture } from './share.types.ts'

/** Sizes in px: the whole picture (4:5, which social networks show uncropped), the item's picture (3:4), the texts. */
const size = { width: 1_080, height: 1_350, itemWidth: 780, itemHeight: 1_040, padding: 56 }

/** Maximum lines below the title. */
const maxNotes = 2

/** Removes letters from the end of a text until `isFitting` accepts it with an ellipsis. */
export function truncateToFit(text: string, isFitting: (text: string) => boolean): string {
  if (isFitting(text)) return text
  const letters = [...graphemes(text)]
  while (letters.length > 0 && !isFitting(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
}

/** The colours of a channel's picture: the background, and the text on it (contrast at least 4.5:1). */
export function pictureColors({ id, seed }: SharedPicture['channel']): { ground: string; text: string } {
  const { solid, onSolid } = channelRoles(isSeed(seed) ? seed : seedOf(id), 'day')
  return { ground: solid, text: onSolid }
}

/**
 * Loads an image for the canvas. Undefined if it cannot be loaded, or if its server does not allow use by other
 * origins.
 */
async function loadImage(src: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!src) return undefined
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  return image.decode().then(
    () => image,
    () => undefined,
  )
}

/** Draws the item's picture in the middle of the upper part; it covers its frame. */
function paintItem(context: CanvasRenderingContext2D, image: HTMLImageElement) {
  const { width, itemWidth, itemHeight, padding } = size
  const left = (width - itemWidth) / 2
  const [w, h] = [image.naturalWidth || itemWidth, image.naturalHeight || itemHeight]
  const scale = Math.max(itemWidth / w, itemHeight / h)
  context.save()
  context.beginPath()
  context.rect(left, padding, itemWidth, itemHeight)
  context.clip()
  context.drawImage(
    image,
    left + (itemWidth - w * scale) / 2,
    padding + (itemHeight - h * scale) / 2,
    w * scale,
    h * scale,
  )
  context.restore()
}

/** Maximum number of figures, and the distance of their rows in px. */
const maxFigures = 8
const figureHeight = 116

/** Draws each figure as a row in the place of the item's picture: its name on the left, its value on the right. */
function paintFigures(context: CanvasRenderingContext2D, figures: NonNullable<SharedPicture['figures']>) {
  const { width, padding } = size
  for (const [row, { label, value }] of figures.slice(0, maxFigures).entries()) {
    const y = padding + (row + 1) * figureHeight
    context.font = 'bold 60px sans-serif'
    const room = width - 3 * padding - context.measureText(value).width
    context.textAlign = 'right'
    context.fillText(value, width - padding, y)
    context.textAlign = 'left'
    context.font = '38px sans-serif'
    context.fillText(
      truncateToFit(label, (part) => context.measureText(part).width <= room),
      padding,
      y,
    )
  }
}

function paint(context: CanvasRenderingContext2D, picture: SharedPicture, image?: HTMLImageElement) {
  const { channel, title, notes, figures } = picture
  const { width, height, itemHeight, padding } = size
  const { ground, text } = pictureColors(channel)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  if (image) paintItem(context, image)
  context.fillStyle = text
  const line = (words: string, y: number, font: string) => {
    context.font = `${font} sans-serif`
    const fits = (part: string) => context.measureText(part).width <= width - 2 * padding
    context.fillText(truncateToFit(words, fits), padding, y)
  }
  if (figures) paintFigures(context, figures)
  const top = image || figures ? padding + itemHeight : height / 2 - padding
  line(title, top + 82, 'bold 54px')
  for (const [at, note] of notes.filter(Boolean).slice(0, maxNotes).entries()) line(note, top + 142 + at * 52, '34px')
}

/**
 * Draws a picture as a PNG file, 1080 × 1350 px. This happens in the browser; nothing is sent to a server.
 *
 * @throws Error if the browser cannot draw it
 */
export async function drawSharedPicture(picture: SharedPicture): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  paint(context, picture, picture.figures ? undefined : await loadImage(picture.image))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture is too large for this browser.')
  return new File([blob], 'tsudoi.png', { type: 'image/png' })
}

/**
 * How the user can get a file: by the share sheet, or as a download. `none` in a host app's webview without a share
 * sheet for files.
 */
export function wayToSend(file: File): 'share' | 'save' | 'none' {
  if (navigator.canShare?.({ files: [file] })) return 'share'
  return platform().canDownload ? 'save' : 'none'
}

/**
 * Opens the share sheet with the picture, or downloads it if the browser cannot share files. If the user closes the
 * sheet, the promise resolves. Call it only if `wayToSend` knows a way.
 */
export async function shareOrDownload(file: File, title: string): Promise<void> {
  if (wayToSend(file) === 'share') {
    await navigator.share({ files: [file], title }).catch((error: unknown) => {
      if (!isShareDismissal(error)) throw error
    })
    return
  }
  downloadFile(file)
}
