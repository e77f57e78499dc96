import type { CDPSession } from 'playwright'

interface Listener {
  listener: unknown
}

/** Runs in the page: describes each listener by target, event type and the start of its function. */
const nameListeners = (targets: readonly EventTarget[], listenersOf: (of: EventTarget) => Record<string, Listener[]>) =>
  targets.flatMap((target) =>
    Object.entries(listenersOf(target)).flatMap(([type, all]) =>
      all.map(({ listener }) => `${type} on ${target.constructor.name}: ${String(listener).slice(0, 120)}`),
    ),
  )

/** Lists all listeners through the debugger, because a list inside the page would keep them alive. */
export async function listEventListeners(session: CDPSession): Promise<string[]> {
  const objectGroup = 'listeners'
  const evaluate = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression, objectGroup, includeCommandLineAPI: true })
    return result.objectId ?? ''
  }
  const prototypeObjectId = await evaluate('EventTarget.prototype')
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId, objectGroup })
  const { result } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: String(nameListeners),
    objectId: prototypeObjectId,
    arguments: [{ objectId: objects.objectId ?? '' }, { objectId: await evaluate('getEventListeners') }],
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return result.value as string[]
}

/** Entries of `after` that are not in `before`, counting duplicates. */
export function addedEntries(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...after]
  for (const each of before) if (rest.includes(each)) rest.splice(rest.indexOf(each), 1)
  return rest
}
