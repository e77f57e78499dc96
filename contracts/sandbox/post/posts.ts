import type { Post } from '../../post/post.endpoints.ts'
import { isNotHiddenByBlock } from '../people/blocks.ts'
import { isNotSuspended } from '../people/suspension.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

type Reader = Pick<CallContext, 'db' | 'accountId'>

/** How long after posting the author can edit the text; the product defines this period. */
export const editWindowMs = minutes(60)

/** The posts that a reader may see, with everything shown with them, so that a page needs one query. */
export function postsFor({ db, accountId }: Reader) {
  return db
    .selectFrom('post')
    .innerJoin('profile', 'profile.account_id', 'post.account_id')
    .leftJoin('link_preview', (join) =>
      join
        .onRef('link_preview.url', '=', 'post.link_url')
        .on((eb) =>
          eb.or([
            eb('link_preview.quoted_post_id', 'is', null),
            eb.exists(
              eb
                .selectFrom('post as quoted')
                .select('quoted.id')
                .whereRef('quoted.id', '=', 'link_preview.quoted_post_id')
                .where(isNotHiddenByBlock(accountId, 'quoted.account_id'))
                .where(isNotSuspended('quoted.account_id')),
            ),
          ]),
        ),
    )
    .selectAll('post')
    .select(['nick_name', 'unique_name', 'is_official', 'profile.image as author_image'])
    .select(['url', 'title', 'description', 'link_preview.image as link_image', 'site_name'])
    .select((eb) => [
      eb
        .selectFrom('post_like')
        .select(({ fn }) => fn.countAll<number>().as('likes'))
        .whereRef('post_like.post_id', '=', 'post.id')
        .as('likes'),
      eb
        .exists(
          eb
            .selectFrom('post_like')
            .select('post_id')
            .whereRef('post_like.post_id', '=', 'post.id')
            .where('post_like.account_id', '=', accountId ?? ''),
        )
        .as('is_liked'),
      eb
        .selectFrom('post as child')
        .select(({ fn }) => fn.countAll<number>().as('children'))
        .whereRef('child.parent_post_id', '=', 'post.id')
        .where(isNotHiddenByBlock(accountId, 'child.account_id'))
        .where(isNotSuspended('child.account_id'))
        .as('children'),
    ])
    .where(isNotHiddenByBlock(accountId, 'post.account_id'))
    .where(isNotSuspended('post.account_id'))
}

/** A post with everything that is shown with it, as read from the database. */
export type PostRow = Awaited<ReturnType<ReturnType<typeof postsFor>['executeTakeFirstOrThrow']>>

/** A post as sent over the wire to this reader. */
export function postOnWire(row: PostRow, reader: string | undefined): Post {
  return {
    id: row.id,
    postId: row.id,
    type: row.type,
    typeId: row.type_id,
    depth: `${row.depth}`,
    rootPostId: row.root_post_id,
    parentPostId: nullToUndefined(row.parent_post_id),
    text: row.text,
    author: {
      accountId: row.account_id,
      nickName: row.nick_name,
      uniqueName: row.unique_name,
      isOfficial: row.is_official,
      image: nullToUndefined(row.author_image),
    },
    like: postLikeOf(row, reader),
    childrenCount: Number(row.children),
    createTime: instantOnWire(row.created_at),
    updateTime: row.updated_at ? instantOnWire(row.updated_at) : undefined,
    editEndTime: row.account_id === reader ? instantOnWire(timeAfter(row.created_at, editWindowMs)) : undefined,
    mediaList: row.media.length > 0 ? row.media : undefined,
    linkPreview: linkPreviewOf(row),
    spoiler: row.spoiler === null ? undefined : { label: row.spoiler || undefined },
  }
}

/** The likes of a post, and whether the reader likes it. */
export const postLikeOf = ({ like_base, likes, is_liked }: PostRow, reader: string | undefined): Post['like'] => ({
  count: like_base + Number(likes),
  isLiked: reader === undefined ? undefined : Boolean(is_liked),
})

function linkPreviewOf({ url, title, description, link_image, site_name }: PostRow): Post['linkPreview'] {
  if (url === null || title === null) return undefined
  const [image, siteName] = [nullToUndefined(link_image), nullToUndefined(site_name)]
  return { url, title, description: nullToUndefined(description), image, siteName }
}
