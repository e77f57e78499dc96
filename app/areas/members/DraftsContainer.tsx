import { DraftList } from '@tsudoi/design-system/screens/post/write/DraftList'
import { useNow } from '../../time/useNow.ts'
import { useDrafts } from './useDrafts.ts'

/** The section 投稿の下書き on /mypage: posts that the member has written on this device and not sent. */
export function DraftsContainer({ accountId }: { accountId: string }) {
  const { copy, discard, ...list } = useDrafts(accountId)
  return <DraftList {...list} now={useNow()} onCopy={copy} onDiscard={discard} />
}
