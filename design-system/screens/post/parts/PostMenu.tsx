import { IconButton } from '../../../components/IconButton.tsx'
import { Menu, type MenuItem } from '../../../components/Menu.tsx'
import { personName } from '../../../text/personName.ts'
import { canEditPost } from '../post.rules.ts'
import type { Post, PostActions } from '../post.types.ts'
import { useSelectedText } from './useSelectedText.ts'
import { isolated } from '../../../text/isolated.ts'

export interface PostMenuProps {
  post: Post
  now: string
  actions: PostActions
}

/**
 * The menu's icon: three dots as one path. It is in every row of a timeline, and lucide's ellipsis would have three
 * circles.
 */
const dots = (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth="3.75"
    strokeLinecap="round"
    aria-hidden="true"
    className="overflow-visible"
  >
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </svg>
)

/**
 * The classes of the menu in the corner of a post. Its 44 px touch target overlaps the first line of the text below it.
 */
const place = 'relative -my-2.5 -mr-3 ml-auto'

/**
 * The menu of a post. All posts: share, keep for later. Own posts: edit while possible, delete. Posts of others: mute a
 * word, report, or block the author (S072), unless it is an official account (S071).
 */
export function PostMenu({ post, now, actions }: PostMenuProps) {
  const { selected, remembering } = useSelectedText()
  const items = [
    ...shareItems(post, actions),
    ...laterItems(post, actions),
    ...(post.isOwn ? ownItems(post, now, actions) : othersItems(post, actions, selected)),
  ]
  if (items.length === 0 || post.isPending) return null
  const label = `${isolated(personName(post.author.nickName))}さんの投稿のメニュー`
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton label={label} icon={dots} className={place} {...remembering} />}
    />
  )
}

const shareItems = (post: Post, { onShare }: PostActions): MenuItem[] =>
  onShare && post.href ? [{ label: 'シェアする', onPress: () => onShare(post) }] : []

function laterItems(post: Post, { later }: PostActions): MenuItem[] {
  if (!later) return []
  const isKept = later.isKept(post)
  return [{ label: isKept ? '「あとで見る」からはずす' : 'あとで見る', onPress: () => later.onToggle(post, !isKept) }]
}

function ownItems(post: Post, now: string, { onEdit, onDelete }: PostActions): MenuItem[] {
  const items: MenuItem[] = []
  if (onEdit && canEditPost(post, now)) items.push({ label: '編集する', onPress: () => onEdit(post) })
  if (onDelete) items.push({ label: '削除する', tone: 'danger', onPress: () => onDelete(post) })
  return items
}

function othersItems(post: Post, actions: PostActions, selected: string): MenuItem[] {
  const { mayAct, onRequireLogin, onMute, onReport, onBlock } = actions
  const orLogIn = (act: (chosen: Post) => void) => (mayAct ? () => act(post) : onRequireLogin)
  const items: MenuItem[] = []
  if (onMute)
    items.push({
      label: selected ? 'この言葉をミュート' : '言葉をミュート',
      onPress: orLogIn(() => onMute(post, selected)),
    })
  items.push({ label: '報告する', onPress: orLogIn(onReport) })
  if (!post.author.isOfficial) items.push({ label: 'ブロックする', tone: 'danger', onPress: orLogIn(onBlock) })
  return items
}
