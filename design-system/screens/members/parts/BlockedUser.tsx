import { Avatar } from '../../../components/Avatar.tsx'
import { Button } from '../../../components/Button.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { personName } from '../../../text/personName.ts'
import type { Person } from '../../person.types.ts'

export interface BlockedUserProps {
  person: Person
  onUnblock: () => void
  hrefs: { blocks: string }
}

/** A ref callback: focuses the heading when it mounts, because the profile that had the focus was unmounted. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** A profile that the user has blocked, with the button to unblock (S047). */
export function BlockedUser({ person, onUnblock, hrefs }: BlockedUserProps) {
  return (
    <div className="max-w-180">
      <div className="flex items-center gap-5 border-b border-ink pb-6">
        <Avatar name={personName(person.nickName)} image={person.image} size={64} />
        <h1 ref={takeFocus} tabIndex={-1} className="heading line-clamp-4 min-w-0 text-24 desk:text-32">
          <bdi translate="no">{personName(person.nickName)}</bdi>さんをブロックしています
        </h1>
      </div>
      <p className="mt-6 text-reading">
        おたがいの投稿とプロフィールは表示されません。解除すると、また表示されます。相手には知らされません。
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button variant="outline" onClick={onUnblock}>
          ブロックを解除する
        </Button>
        <TextLink href={hrefs.blocks}>ブロックした人の一覧</TextLink>
      </div>
    </div>
  )
}
