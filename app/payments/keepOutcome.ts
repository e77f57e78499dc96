import type { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PaidCart } from './actions/preorder.ts'
import type { PaidEpisode } from './actions/story.ts'
import { assertAccount } from '../session/sessionEnded.ts'
import type { OpenPayment } from './openPayments.ts'
import type { Outcome } from './findOut.ts'
import type { PaidKind } from './paidAction.ts'

/**
 * Stores the outcome of a payment whose page was closed. Throws `SessionEnded` if the payer has logged out, because the
 * stores belong to the current member.
 */
export type KeepOutcome = (payment: OpenPayment, outcome: Outcome<unknown>) => void

/** Stores an episode's rewards, which are shown at its end by any page that plays it. */
async function loadStory(): Promise<KeepOutcome> {
  const { storeViewed } = await import('../areas/story/player/readingStore.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome)) return
    const { actionReward, sentToPresents } = outcome.answer as ResponseOf<typeof viewStoryEpisode>
    storeViewed(accountId, (paid as PaidEpisode).storyEpisodeId, actionReward, sentToPresents)
  }
}

/** Removes ordered items from the cart. */
async function loadPreorder(): Promise<KeepOutcome> {
  const cart = await import('../areas/preorder/cartStore.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome) && outcome.verdict.is !== 'done') return
    assertAccount(accountId)
    const { preorderId, items } = paid as PaidCart
    cart.removeBought(preorderId, items, accountId)
  }
}

/** Stores the drawn items for the result page. */
async function loadDraw(): Promise<KeepOutcome> {
  const { clearDrawFailure, setDrawResult } = await import('../areas/gacha/gachaDraw.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome)) return
    assertAccount(accountId)
    clearDrawFailure()
    setDrawResult({ ...(outcome.answer as object), draw: paid } as never)
  }
}

const loaders: Partial<Record<PaidKind, () => Promise<KeepOutcome>>> = {
  draw: loadDraw,
  story: loadStory,
  preorder: loadPreorder,
}

/**
 * Loads the module that stores an outcome. To be loaded before the request is sent: an answer arrives once, and would
 * be lost otherwise.
 */
export const loadKeepOutcome = async (kind: PaidKind): Promise<KeepOutcome> =>
  (await loaders[kind]?.()) ?? (() => undefined)
