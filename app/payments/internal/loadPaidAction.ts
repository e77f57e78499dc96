import type { PaidAction, PaidKind } from './paidAction.ts'

// An action of any kind. Callers only pass its own values back to it, so they need no more exact types.
type SomeAction = PaidAction<object, unknown, unknown>
const toSomeAction = <Paid extends object, Answer, Seen>(action: PaidAction<Paid, Answer, Seen>) =>
  action as unknown as SomeAction

const loaders: Readonly<Record<PaidKind, () => Promise<SomeAction>>> = {
  coins: async () => toSomeAction((await import('./actions/coins.ts')).coinsAction),
  draw: async () => toSomeAction((await import('./actions/draw.ts')).drawAction),
  story: async () => toSomeAction((await import('./actions/story.ts')).storyAction),
  video: async () => toSomeAction((await import('./actions/video.ts')).videoAction),
  lottery: async () => toSomeAction((await import('./actions/lottery.ts')).lotteryAction),
  preorder: async () => toSomeAction((await import('./actions/preorder.ts')).preorderAction),
}

/** Loads the action of a stored payment. */
export const loadPaidAction = (kind: PaidKind): Promise<SomeAction> => loaders[kind]()
