import type { PaidAction, PaidKind } from '../paidAction.ts'

// The types of a single action do not matter to callers, which only pass its values back to it.
type SomeAction = PaidAction<object, unknown, unknown>
const some = <Paid extends object, Answer, Seen>(action: PaidAction<Paid, Answer, Seen>) =>
  action as unknown as SomeAction

const loaders: Readonly<Record<PaidKind, () => Promise<SomeAction>>> = {
  coins: async () => some((await import('./coins.ts')).coinsAction),
  draw: async () => some((await import('./draw.ts')).drawAction),
  story: async () => some((await import('./story.ts')).storyAction),
  video: async () => some((await import('./video.ts')).videoAction),
  lottery: async () => some((await import('./lottery.ts')).lotteryAction),
  preorder: async () => some((await import('./preorder.ts')).preorderAction),
}

/** Loads the action of a stored payment. */
export const actionOf = (kind: PaidKind): Promise<SomeAction> => loaders[kind]()
