import { useState } from 'react'
import { ChannelTheme } from './ChannelTheme.tsx'
import { loadFailureProps } from './loadFailureProps.ts'

export interface ArtworkProps {
  src?: string | undefined
  /** Alternative text of the image, from the data; empty where adjacent text says the same. */
  alt: string
  /** Aspect ratio of the box, the same before, during and after loading. `fill` covers a `relative` parent. */
  ratio: '16:9' | '4:3' | '3:4' | '1:1' | 'fill'
  /** Whether the image loads eagerly with high priority: only for images in the first view. All others are lazy. */
  isPriority?: boolean | undefined
  /** Channel colour of the fallback drawing. Default: the colour of the page. */
  seed?: string | undefined
  /** Id of the shown thing. It selects the fallback drawing: the same id always gets the same one. */
  id: string
  className?: string | undefined
}

const BOX = {
  '16:9': 'relative aspect-16/9',
  '4:3': 'relative aspect-4/3',
  '3:4': 'relative aspect-3/4',
  '1:1': 'relative aspect-1/1',
  fill: 'absolute inset-0',
} as const

/** An image in a box of fixed aspect ratio. If it is missing or broken, shows a drawing in the channel's colour. */
export function Artwork({ src, alt, ratio, isPriority = false, seed, id, className = '' }: ArtworkProps) {
  const [broken, setBroken] = useState<string>()
  const box = `overflow-hidden bg-light ${BOX[ratio]} ${className}`
  const picture =
    src && src !== broken ? (
      <img
        src={src}
        alt={alt}
        className="absolute inset-0 size-full object-cover"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? undefined : 'async'}
        {...loadFailureProps(() => setBroken(src))}
      />
    ) : (
      <DrawnPicture alt={alt} id={id} />
    )
  if (!seed) return <div className={box}>{picture}</div>
  return (
    <ChannelTheme seed={seed} id={id} className={box}>
      {picture}
    </ChannelTheme>
  )
}

function DrawnPicture({ alt, id }: { alt: string; id: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      {DRAWINGS[variantOf(id)]}
    </svg>
  )
}

function variantOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % 3
}

/** Three fallback drawings of a concert hall: a moon over the crowd, crossing beams, raised penlights. */
const DRAWINGS = [
  <g key="moon">
    <polygon className="fill-light2" points="98,-4 118,-4 60,124 4,124" />
    <circle className="fill-solid stroke-key" cx="72" cy="54" r="24" />
    <path className="fill-key" d="M-4 124V86q16-9 32-2t34-3 32 4 32-5v44z" />
  </g>,
  <g key="beams">
    <polygon className="fill-light2" points="92,-4 104,-4 52,124 -8,124" />
    <polygon className="fill-solid stroke-key" points="112,-4 118,-4 106,124 74,124" />
    <circle className="fill-solid stroke-key" cx="36" cy="72" r="11" />
  </g>,
  <g key="sticks" strokeLinecap="round" strokeWidth="9">
    <polygon className="fill-light2" points="70,-4 90,-4 66,124 -10,124" />
    <path className="stroke-key" d="M22 124l14-54M54 124l16-64M86 124l14-54" strokeWidth="12" />
    <path className="stroke-solid" d="M22 124l14-54M54 124l16-64M86 124l14-54" />
  </g>,
]
