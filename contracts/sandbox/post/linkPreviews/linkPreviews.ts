import type { LinkPreview } from '../../../post/linkPreview.ts'
import { timeAfter, days } from '../../runtime/clock.ts'
import { inventedPages } from '../inventedPages.content.ts'
import { orFail } from '../../runtime/failure.ts'
import { nullToUndefined } from '../../runtime/wire.ts'
import { requestPage } from './requestPage.ts'
import { fetchPage } from './fetchPage.ts'
import { parsePublicUrl } from './parsePublicUrl.ts'
import { readPreview } from './readPreview.ts'
import type { DbContext } from '../../runtime/dbContext.ts'

/**
 * Whether real pages may be fetched (TSUDOI_LINK_PREVIEWS=network). By default the sandbox makes no request to the
 * network.
 */
const isNetworkAllowed = () => process.env['TSUDOI_LINK_PREVIEWS'] === 'network'

/** How long a stored preview is used before the page is fetched again. */
const previewMaxAgeMs = days(1)

/**
 * The preview of a page; it is stored for posts with this link. Throws InvalidArgument for a URL that must not be
 * fetched, NotFound if there is no page with a title. Unless the network is allowed, only the seed's invented pages
 * exist (X9).
 */
export async function linkPreviewFor({ db, now }: DbContext, address: string): Promise<LinkPreview> {
  const { href } = orFail(parsePublicUrl(address), 'InvalidArgument')
  const kept = await db
    .selectFrom('link_preview')
    .selectAll()
    .where('url', '=', href)
    .where('fetched_at', '>', timeAfter(now, -previewMaxAgeMs))
    .executeTakeFirst()
  if (kept) {
    const { url, title, description, image, site_name } = kept
    return {
      url,
      title,
      description: nullToUndefined(description),
      image: nullToUndefined(image),
      siteName: nullToUndefined(site_name),
    }
  }
  const preview = orFail(inventedPages.find(({ url }) => url === href) ?? (await fromNetwork(href)))
  // The preview with the URL in the post, not the one after redirects.
  const own = { ...preview, url: href }
  await storePreviews({ db, now }, [own])
  return own
}

async function fromNetwork(href: string): Promise<LinkPreview | undefined> {
  const page = isNetworkAllowed() ? await fetchPage(href, requestPage) : undefined
  return page && readPreview(page)
}

/** Stores previews, which posts read by their link. */
export async function storePreviews({ db, now }: DbContext, previews: readonly LinkPreview[]): Promise<void> {
  const rows = previews.map(({ url, title, description = null, image = null, siteName = null }) => ({
    url,
    title,
    description,
    image,
    site_name: siteName,
    fetched_at: now,
  }))
  await db
    .insertInto('link_preview')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        image: eb.ref('excluded.image'),
        site_name: eb.ref('excluded.site_name'),
        fetched_at: eb.ref('excluded.fetched_at'),
      })),
    )
    .execute()
}
