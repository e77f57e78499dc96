import { deviceStore } from '../../storage/textStore.ts'
import { useSession } from '../../session/sessionStore.ts'
import { memberKeyPrefix } from '../../storage/memberVault.ts'
import type { PostAddress } from './post.keys.ts'

/** A like, or the removal of a like, that the user pressed while no server could be reached. */
export interface WaitingLike {
  address: PostAddress
  liked: boolean
}

/**
 * The storage key. It has the prefix of the member's drafts, so a logout deletes the likes, and on a shared device they
 * are stored only in the tab (Q283).
 */
const storageKey = () => `${memberKeyPrefix(useSession.getState().accountId)}likes` as const

const isWaiting = (value: unknown): value is WaitingLike => {
  const { address, liked } = (value ?? {}) as Partial<WaitingLike>
  const parts = [address?.type, address?.typeId, address?.postId]
  return typeof liked === 'boolean' && parts.every((part) => typeof part === 'string')
}

function read(): WaitingLike[] {
  const kept = deviceStore.getJson(storageKey())
  return Array.isArray(kept) ? kept.filter(isWaiting) : []
}

const othersThan = (postId: string) => read().filter(({ address }) => address.postId !== postId)

/** The member's likes that no server has received: the last tap for each post. They survive reloads. */
export const waitingLikes = {
  add({ address: { type, typeId, postId }, liked }: WaitingLike): void {
    deviceStore.setJson(storageKey(), [...othersThan(postId), { address: { type, typeId, postId }, liked }])
  },
  all: read,
  remove(postId: string): void {
    const others = othersThan(postId)
    if (others.length > 0) deviceStore.setJson(storageKey(), others)
    else deviceStore.remove(storageKey())
  },
  areThere: () => read().length > 0,
}
