import type { LinkPreview } from '../../../post/linkPreview.ts'
import { isNotHiddenByBlock } from '../../people/blocks.ts'
import { isNotSuspended } from '../../people/suspension.ts'
import { timeAfter, days, minutes } from '../../runtime/clock.ts'
import { inventedPages } from '../inventedPages.content.ts'
import { orFail } from '../../runtime/failure.ts'
import { nullToUndefined } from '../../runtime/wire.ts'
import { requestOwnPage, requestPage } from './requestPage.ts'
import { fetchPage } from './fetchPage.ts'
import { parseOwnUrl, quotedPostIdOf } from './parseOwnUrl.ts'
import { parsePublicUrl } from './parsePublicUrl.ts'
import { readPreview } from './readPreview.ts'
import type { DbContext } from '../../runtime/dbContext.ts'
import type { CallContext } from '../../runtime/http/callContext.ts'

/**
 * Whether pages of the internet may be fetched (TSUDOI_LINK_PREVIEWS=network). By default the sandbox requests only
 * pages of the app.
 */
const isNetworkAllowed = () => process.env['TSUDOI_LINK_PREVIEWS'] === 'network'

/** How long a stored preview is used before the page is fetched again. */
const previewMaxAgeMs = days(1)

/** How long a new post waits for the preview of its link, in milliseconds. */
const postPatienceMs = 3_000

/** How long an edited post may still have its old text in caches of its page: the server's cache and a proxy's. */
const editedPageMs = minutes(12)

type PreviewContext = Pick<CallContext, 'db' | 'now' | 'services' | 'accountId'>

/** Parses a URL that may have a preview: a public one, or a page of the app. Returns undefined for any other (Q405). */
export const parsePreviewUrl = (text: string, appAddress: string): URL | undefined =>
  parseOwnUrl(text, appAddress) ?? parsePublicUrl(text)

/**
 * The preview of a page; it is stored for posts with this link. Throws InvalidArgument for a URL that must not be
 * fetched, NotFound if there is no page with a title, or if it quotes a post that the caller may not see. Unless the
 * network is allowed, only the seed's invented pages and the pages of the app exist (X9, Q405).
 */
export async function linkPreviewFor(ctx: PreviewContext, address: string): Promise<LinkPreview> {
  const { href } = orFail(parsePreviewUrl(address, ctx.services.appAddress), 'InvalidArgument')
  const { quotedPostId, preview } = (await findStoredPreview(ctx, href)) ?? (await fetchPreview(ctx, href))
  if (quotedPostId !== null) orFail(await findQuotedPost(ctx, quotedPostId))
  return preview
}

interface PreviewOfPage {
  preview: LinkPreview
  /** The post that the preview quotes; null for other pages. */
  quotedPostId: string | null
}

/** The preview that was stored less than a day ago; undefined if there is none. */
async function findStoredPreview({ db, now }: PreviewContext, href: string): Promise<PreviewOfPage | undefined> {
  const row = await db
    .selectFrom('link_preview')
    .selectAll()
    .where('url', '=', href)
    .where('fetched_at', '>', timeAfter(now, -previewMaxAgeMs))
    .executeTakeFirst()
  if (!row) return undefined
  const { url, title, quoted_post_id: quotedPostId } = row
  const [description, image, siteName] = [row.description, row.image, row.site_name].map(nullToUndefined)
  return { preview: { url, title, description, image, siteName }, quotedPostId }
}

/** Fetches the page, and stores its preview for posts with this link. */
async function fetchPreview(ctx: PreviewContext, href: string): Promise<PreviewOfPage> {
  const { appAddress } = ctx.services
  const own = parseOwnUrl(href, appAddress)
  const found = own ? await fromApp(own, appAddress) : inventedPages.find(({ url }) => url === href)
  const page = orFail(found ?? (await fromNetwork(href)))
  // Replaces the URL of the preview, which redirects may have changed, by the URL in the post.
  const preview = { ...page, url: href }
  const quotedPostId = (own && quotedPostIdOf(new URL(page.url))) ?? null
  if (quotedPostId !== null) await requireUneditedPost(ctx, quotedPostId)
  await storePreviews(ctx, [preview], quotedPostId)
  return { preview, quotedPostId }
}

/**
 * Reads and stores the preview of a link in a post that was just written, so that its answer contains the preview. The
 * preview of a page that takes longer appears when the post is read again. Without a page the post has no preview.
 */
export async function previewWrittenLink(ctx: PreviewContext, link: string | null): Promise<void> {
  if (link === null) return
  const isRead = linkPreviewFor(ctx, link).catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise((resolve) => (timer = setTimeout(resolve, postPatienceMs)))
  await Promise.race([isRead, isLate])
  clearTimeout(timer)
}

async function fromNetwork(href: string): Promise<LinkPreview | undefined> {
  if (!isNetworkAllowed()) return undefined
  const page = await fetchPage(href, { parseUrl: parsePublicUrl, requestPage })
  return page && readPreview(page)
}

/** The preview of a page of the app. Redirects may lead only to other pages of the app (Q405). */
async function fromApp({ href }: URL, appAddress: string): Promise<LinkPreview | undefined> {
  const page = await fetchPage(href, {
    parseUrl: (address) => parseOwnUrl(address, appAddress),
    requestPage: async (url) => {
      const answer = await requestOwnPage(url)
      // Treats an answer with `no-store` as an error: the app's server sends it with an empty page if it cannot render
      // the requested page now.
      return answer.caching?.includes('no-store') ? { ...answer, status: 503 } : answer
    },
  })
  return page && readPreview(page, page.url.origin)
}

/** The post that a preview quotes; undefined if the caller may not see it. */
const findQuotedPost = ({ db, accountId }: PreviewContext, postId: string) =>
  db
    .selectFrom('post')
    .select('id')
    .where('id', '=', postId)
    .where(isNotHiddenByBlock(accountId, 'post.account_id'))
    .where(isNotSuspended('post.account_id'))
    .executeTakeFirst()

/**
 * Throws NotFound if there is no post with this id (its page may be that of another dataset), or if the post was
 * edited so recently that its page may still contain the former text.
 */
async function requireUneditedPost({ db, now }: PreviewContext, postId: string): Promise<void> {
  const edited = timeAfter(now, -editedPageMs)
  const post = await db
    .selectFrom('post')
    .select('id')
    .where('id', '=', postId)
    .where((eb) => eb.or([eb('updated_at', 'is', null), eb('updated_at', '<=', edited)]))
    .executeTakeFirst()
  orFail(post)
}

/**
 * Stores previews, which posts read by their link. A preview that quotes a post is deleted with the post, and posts
 * show it only to readers of the quoted post (`postsFor`).
 *
 * @param quotedPostId The post that these previews quote. Default: none.
 */
export async function storePreviews(
  { db, now }: DbContext,
  previews: readonly LinkPreview[],
  quotedPostId: string | null = null,
): Promise<void> {
  const rows = previews.map(({ url, title, description = null, image = null, siteName = null }) => ({
    url,
    title,
    description,
    image,
    site_name: siteName,
    fetched_at: now,
    quoted_post_id: quotedPostId,
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
        quoted_post_id: eb.ref('excluded.quoted_post_id'),
      })),
    )
    .execute()
}
