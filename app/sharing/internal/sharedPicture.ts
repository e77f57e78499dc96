import { isolated } from '@tsudoi/design-system/text/isolated'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { graphemes } from '@tsudoi/design-system/text/graphemes'
import { neutralHex } from '@tsudoi/design-system/tokens/palette'

/** Sizes in the shared picture, in px: the image is 3:4, and a strip of text is below it. */
const size = { width: 900, picture: 1_200, strip: 220, padding: 48 }

const paper = neutralHex('paper', 'day')
const ink = neutralHex('ink', 'day')

/** Removes letters from the end of a text until `isFitting` accepts it with an ellipsis. */
export function truncateToFit(text: string, isFitting: (text: string) => boolean): string {
  if (isFitting(text)) return text
  const letters = [...graphemes(text)]
  while (letters.length > 0 && !isFitting(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
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

function paint(context: CanvasRenderingContext2D, { name, channel, rarity }: CollectedItem, image?: HTMLImageElement) {
  const { width, picture, strip, padding } = size
  context.fillStyle = paper
  context.fillRect(0, 0, width, picture + strip)
  context.fillStyle = channel.seed ?? ink
  context.fillRect(0, 0, width, picture)
  if (image) {
    const [w, h] = [image.naturalWidth || width, image.naturalHeight || picture]
    const scale = Math.max(width / w, picture / h)
    context.save()
    context.beginPath()
    context.rect(0, 0, width, picture)
    context.clip()
    context.drawImage(image, (width - w * scale) / 2, (picture - h * scale) / 2, w * scale, h * scale)
    context.restore()
  }
  const line = (text: string, y: number, font: string) => {
    context.font = `${font} sans-serif`
    const maxWidth = width - 2 * padding
    const fits = (part: string) => context.measureText(part).width <= maxWidth
    context.fillText(truncateToFit(text, fits), padding, y)
  }
  context.fillStyle = ink
  line(name, picture + 90, 'bold 48px')
  const rarityWord = rarity === undefined || rarity === 'UNKNOWN' ? '' : `${rarity}　`
  line(`${rarityWord}${isolated(channel.name)}　集い`, picture + 160, '32px')
}

/** Renders an item as a PNG file for sharing. This happens in the browser; nothing is sent to a server. */
export async function renderSharePicture(item: CollectedItem): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.picture + size.strip
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  paint(context, item, await loadImage(item.image))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture is too large for this browser.')
  return new File([blob], 'tsudoi.png', { type: 'image/png' })
}

/**
 * Opens the share sheet with the picture, or downloads it if the browser cannot share files. If the user closes the
 * sheet, the promise resolves.
 */
export async function shareOrDownload(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Revokes the object URL in the next task: by then the browser has started the download and no longer needs it.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
