import type { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PaidCart } from './actions/preorder.ts'
import type { PaidEpisode } from './actions/story.ts'
import { assertAccount } from '../session/sessionEnded.ts'
import type { OpenPayment } from './openPayments.ts'
import type { Outcome } from './findOut.ts'
import type { PaidKind } from './paidAction.ts'

/**
 * Keeps what came of a payment whose page had gone. Throws `SessionEnded` where its owner has logged out meanwhile: the
 * stores of the areas are those of the member who is logged in.
 */
export type KeepOutcome = (payment: OpenPayment, outcome: Outcome<unknown>) => void

/** What an episode gave is shown at its end, by whichever page reads it. */
async function loadStory(): Promise<KeepOutcome> {
  const { storeViewed } = await import('../areas/story/player/readingStore.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome)) return
    const { actionReward, sentToPresents } = outcome.answer as ResponseOf<typeof viewStoryEpisode>
    storeViewed(accountId, (paid as PaidEpisode).storyEpisodeId, actionReward, sentToPresents)
  }
}

/** What has been ordered is no longer in the cart. */
async function loadPreorder(): Promise<KeepOutcome> {
  const cart = await import('../areas/preorder/cartStore.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome) && outcome.verdict.is !== 'done') return
    assertAccount(accountId)
    const { preorderId, items } = paid as PaidCart
    cart.removeBought(preorderId, items, accountId)
  }
}

/** The page of the result shows what was drawn. */
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

/** Loads what keeps an outcome. To be loaded before the host is asked: an answer comes once, and would be lost. */
export const loadKeepOutcome = async (kind: PaidKind): Promise<KeepOutcome> =>
  (await loaders[kind]?.()) ?? (() => undefined)
