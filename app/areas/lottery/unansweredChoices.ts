import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'

/** A confirmed choice of a prize that the server has not answered yet. */
export interface UnansweredChoice {
  accountId: string
  lotteryId: string
  rewardId: string
}

const storageKey = 'tsudoi.lottery-choices'

const isChoice = (value: unknown): value is UnansweredChoice => {
  const { accountId, lotteryId, rewardId } = (value ?? {}) as Partial<UnansweredChoice>
  return [accountId, lotteryId, rewardId].every((id) => typeof id === 'string')
}

/** Reads the stored choices and ignores malformed ones. */
function readStored(): readonly UnansweredChoice[] {
  const value = tabStore.getJson(storageKey)
  return Array.isArray(value) ? value.filter(isChoice) : []
}

/**
 * The choices that the server has not answered yet. Stored for the tab, so that they survive a reload; deleted when the
 * session ends.
 */
export const useUnansweredChoices = createStore<{ choices: readonly UnansweredChoice[] }>(() => ({
  choices: readStored(),
}))

function store(choices: readonly UnansweredChoice[]): void {
  useUnansweredChoices.setState({ choices })
  tabStore.setJson(storageKey, choices)
}

const others = (lotteryId: string) =>
  useUnansweredChoices.getState().choices.filter((each) => each.lotteryId !== lotteryId)

/** Stores a choice, instead of an earlier one for the same lottery. */
export const storeUnansweredChoice = (choice: UnansweredChoice) => store([...others(choice.lotteryId), choice])
/** Removes the choice of a lottery. */
export const forgetUnansweredChoice = (lotteryId: string) => store(others(lotteryId))

onSessionReset(() => useUnansweredChoices.setState({ choices: [] }))
