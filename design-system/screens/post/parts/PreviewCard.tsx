import { AppLink } from '../../../components/AppLink.tsx'
import { Artwork } from '../../../components/Artwork.tsx'
import { clampText } from '../../../text/graphemes.ts'
import type { LinkPreview } from '../post.types.ts'

/** The host name of the URL, shown because a page's title cannot be trusted. */
const hostOf = (href: string) => href.replace(/^https?:\/\//i, '').replace(/[/?#].*$/s, '')

/** The link preview of a post's first URL (X9): title and description as plain text, cut, with the host name. */
export function PreviewCard({ preview: { href, title, description, image, siteName } }: { preview: LinkPreview }) {
  const host = hostOf(href)
  return (
    <AppLink
      href={href}
      className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] border border-hair bg-raised hover:border-ink"
    >
      <span className="min-w-0 px-4 py-3">
        <span className="line-clamp-2 font-bold wrap-anywhere">
          <bdi>{clampText(title, 120)}</bdi>
        </span>
        {description && (
          <span className="mt-1 line-clamp-2 text-14 wrap-anywhere text-quiet">
            <bdi>{clampText(description, 200)}</bdi>
          </span>
        )}
        <span className="mt-1 block truncate text-12 text-quiet">
          {siteName && (
            <>
              <bdi>{clampText(siteName, 40)}</bdi>・
            </>
          )}
          <bdi translate="no">{host}</bdi>
        </span>
      </span>
      {image && (
        <span className="relative block min-h-28 w-28 desk:w-32">
          <Artwork id={href} src={image} alt="" ratio="fill" />
        </span>
      )}
    </AppLink>
  )
}
