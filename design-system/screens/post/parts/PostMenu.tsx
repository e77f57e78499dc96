import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../../components/IconButton.tsx'
import { Menu, type MenuItem } from '../../../components/Menu.tsx'
import { clampText } from '../../../text/graphemes.ts'
import type { Post, PostActions } from '../post.types.ts'

export interface PostMenuProps {
  post: Post
  now: string
  actions: PostActions
}

/** In the corner, above what stands below: its 44 px reach into the text's first line. */
const place = 'relative -my-2.5 -mr-3 ml-auto'

/**
 * What can be done with a post, a tap away: with one's own, change it while that is possible, and delete it; with
 * others', report it or block who wrote it (S072), but no official account (S071).
 */
export function PostMenu({ post, now, actions }: PostMenuProps) {
  const items = post.isOwn ? ownItems(post, now, actions) : othersItems(post, actions)
  if (items.length === 0 || post.isSending) return null
  const label = `${clampText(post.author.nickName, 40)}さんの投稿のメニュー`
  // It lies within its box by itself: a clip around it would be in the way of each frame with new rows.
  const icon = <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" className="overflow-visible" />
  return <Menu label={label} items={items} trigger={<IconButton label={label} icon={icon} className={place} />} />
}

function ownItems(post: Post, now: string, { onEdit, onDelete }: PostActions): MenuItem[] {
  const items: MenuItem[] = []
  if (onEdit && post.editEnd && post.editEnd > now) items.push({ label: '編集する', onSelect: () => onEdit(post) })
  if (onDelete) items.push({ label: '削除する', tone: 'danger', onSelect: () => onDelete(post) })
  return items
}

function othersItems(post: Post, { mayAct, onRequireLogin, onReport, onBlock }: PostActions): MenuItem[] {
  const orLogIn = (act: (chosen: Post) => void) => (mayAct ? () => act(post) : onRequireLogin)
  const items: MenuItem[] = [{ label: '報告する', onSelect: orLogIn(onReport) }]
  if (!post.author.isOfficial) items.push({ label: 'ブロックする', tone: 'danger', onSelect: orLogIn(onBlock) })
  return items
}
