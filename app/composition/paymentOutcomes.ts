import type { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PaidCart, PaidEpisode, StoreOutcome, PaidKind } from '../payments/payments.ts'
import { assertAccount } from '../session/sessionEnded.ts'

/** Returns the function that stores an episode's rewards. Any page that plays the episode shows them at its end. */
async function loadStory(): Promise<StoreOutcome> {
  const { storeViewAnswer } = await import('../areas/story/player/readingStore.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome)) return
    const { actionReward, sentToPresents } = outcome.answer as ResponseOf<typeof viewStoryEpisode>
    storeViewAnswer(accountId, (paid as PaidEpisode).storyEpisodeId, actionReward, sentToPresents)
  }
}

/** Returns the function that removes ordered items from the cart. */
async function loadPreorder(): Promise<StoreOutcome> {
  const cart = await import('../areas/preorder/cartStore.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome) && outcome.verdict.is !== 'done') return
    assertAccount(accountId)
    const { preorderId, items } = paid as PaidCart
    cart.removeBoughtItems(preorderId, items, accountId)
  }
}

/** Returns the function that stores the drawn items for the result page. */
async function loadDraw(): Promise<StoreOutcome> {
  const { clearDrawFailure, setDrawResult } = await import('../areas/gacha/gachaDraw.ts')
  return ({ accountId, paid }, outcome) => {
    if (!('answer' in outcome)) return
    assertAccount(accountId)
    clearDrawFailure()
    setDrawResult({ ...(outcome.answer as object), draw: paid } as never)
  }
}

const loaders: Partial<Record<PaidKind, () => Promise<StoreOutcome>>> = {
  draw: loadDraw,
  story: loadStory,
  preorder: loadPreorder,
}

/** Loads the module that stores the outcome of a payment of this kind; undefined if nothing is stored. */
export const loadStoreOutcome = async (kind: PaidKind): Promise<StoreOutcome | undefined> => loaders[kind]?.()
