import { deviceStore } from '../session/textStore.ts'
import { useSession } from '../session/sessionStore.ts'
import { ofMember } from '../session/memberVault.ts'
import type { PostAddress } from './post.keys.ts'

/** A like, or its taking back, that was pressed while no host could be reached. */
export interface WaitingLike {
  address: PostAddress
  liked: boolean
}

/** Beside the member's drafts: with them it ends when they log out, and on a shared device with the tab (Q283). */
const place = () => `${ofMember(useSession.getState().accountId)}likes` as const

const isWaiting = (value: unknown): value is WaitingLike => {
  const { address, liked } = (value ?? {}) as Partial<WaitingLike>
  const parts = [address?.type, address?.typeId, address?.postId]
  return typeof liked === 'boolean' && parts.every((part) => typeof part === 'string')
}

function read(): WaitingLike[] {
  const kept = deviceStore.getJson(place())
  return Array.isArray(kept) ? kept.filter(isWaiting) : []
}

const othersThan = (postId: string) => read().filter(({ address }) => address.postId !== postId)

/** By member, over reloads: of each post what was pressed last, until the host has it. */
export const waitingLikes = {
  add({ address: { type, typeId, postId }, liked }: WaitingLike): void {
    deviceStore.setJson(place(), [...othersThan(postId), { address: { type, typeId, postId }, liked }])
  },
  all: read,
  remove(postId: string): void {
    const others = othersThan(postId)
    if (others.length > 0) deviceStore.setJson(place(), others)
    else deviceStore.remove(place())
  },
  areThere: () => read().length > 0,
}
