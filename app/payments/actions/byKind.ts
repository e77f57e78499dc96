import type { PaidAction, PaidKind } from '../paidAction.ts'

// What an action sends, answers and sees is its own matter: who goes on with it only hands it back.
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

/** The action of a payment that was kept, fetched when it is gone on with. */
export const actionOf = (kind: PaidKind): Promise<SomeAction> => loaders[kind]()
