import { deviceStore } from '../session/textStore.ts'
import { useSession } from '../session/sessionStore.ts'
import { ofMember } from '../session/vaultKeys.ts'
import type { PostAddress } from './post.keys.ts'

/** A like, or its taking back, that was pressed while no host could be reached. */
export interface WaitingLike {
  address: PostAddress
  liked: boolean
}

/** Beside the member's drafts: with them it ends when they log out. */
const place = () => `${ofMember(useSession.getState().accountId)}likes`

const isWaiting = (value: unknown): value is WaitingLike => {
  const { address, liked } = (value ?? {}) as Partial<WaitingLike>
  const parts = [address?.type, address?.typeId, address?.postId]
  return typeof liked === 'boolean' && parts.every((part) => typeof part === 'string')
}

function read(): WaitingLike[] {
  const kept = deviceStore.getJson(place())
  return Array.isArray(kept) ? kept.filter(isWaiting) : []
}

/** What waits to be sent, by member, over reloads: of each post the last wish. */
export const waitingLikes = {
  add({ address: { type, typeId, postId }, liked }: WaitingLike): void {
    const others = read().filter(({ address }) => address.postId !== postId)
    deviceStore.setJson(place(), [...others, { address: { type, typeId, postId }, liked }])
  },
  /** Gives them all, once. */
  take(): WaitingLike[] {
    const all = read()
    deviceStore.remove(place())
    return all
  },
  areThere: () => read().length > 0,
}
