import { checkCode } from '@tsudoi/contracts/door/doorCode'
import type { getDoor } from '@tsudoi/contracts/door/door.endpoints'
import type { DoorPass } from '@tsudoi/contracts/door/doorPass'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { CheckResult, DoorActions, DoorCheck } from '@tsudoi/design-system/screens/door/door.types'
import { useRef, useState } from 'react'
import { isOffline } from '../../connection/connection.ts'
import { queryClient } from '../../queryClient.ts'
import { randomId } from '../../randomId.ts'
import { serverIso, serverNow } from '../../time/clock.ts'
import { checkResultView, doorPassView } from './door.mappers.ts'
import { doorQuery } from './door.queries.ts'
import { passesWithQueuedEntries, withUsedPass } from './doorList.ts'
import type { DoorMemory, QueuedEntry } from './doorMemory.ts'
import { playResultSound } from './doorSound.ts'
import { requestEntry } from './door.mutations.ts'

type Door = ResponseOf<typeof getDoor>
type Outcome = Omit<DoorCheck, 'key'>

const outcome = (result: CheckResult, pass?: DoorPass, entrance?: string): Outcome => ({
  result,
  pass: pass && doorPassView(pass),
  used: result === 'used' && pass?.usedTime ? { time: pass.usedTime, entrance } : undefined,
})

interface Options {
  id: string
  memory: DoorMemory
  changeMemory: (change: (memory: DoorMemory) => DoorMemory) => void
}

/** The checks at a door, one at a time, and the result of the last one. */
export function useDoorChecks({ id, memory, changeMemory }: Options) {
  const [check, setCheck] = useState<DoorCheck>()
  const [isChecking, setChecking] = useState(false)
  const lock = useRef(false)
  const { queryKey } = doorQuery(id)
  const door = () => queryClient.getQueryData<Door>(queryKey)

  /** Lets the holder of a pass in: the host decides, or this device while the host is not reachable. */
  const admit = async (pass: DoorPass, code?: string): Promise<Outcome> => {
    const entry: QueuedEntry = {
      entryId: randomId(),
      passId: pass.passId,
      enteredTime: serverIso(),
      ...(code !== undefined && { code }),
    }
    const recorded = isOffline() ? undefined : await requestEntry(id, memory.entrance, entry)
    if (!recorded) {
      changeMemory((all) => ({ ...all, queue: [...all.queue, entry] }))
      return outcome('entered', pass)
    }
    const { result, usedTime, door: entrance } = recorded
    if (usedTime)
      queryClient.setQueryData<Door>(queryKey, (known) => known && withUsedPass(known, pass.passId, usedTime))
    return outcome(checkResultView(result), { ...pass, ...(usedTime && { usedTime }) }, entrance)
  }

  const checkText = async (text: string): Promise<Outcome> => {
    const look = async () => {
      const known = door()
      if (!known) return { result: 'NOT_FOUND' as const }
      return checkCode(
        text,
        { episodeId: known.show.episodeId, passes: passesWithQueuedEntries(known, memory) },
        serverNow(),
      )
    }
    let found = await look()
    // The ticket may be newer than the list.
    if (found.result === 'NOT_FOUND' && !isOffline()) {
      await queryClient.refetchQueries({ queryKey }, { throwOnError: false })
      found = await look()
    }
    if (found.result === 'ENTERED' && found.pass) return admit(found.pass, text)
    return outcome(checkResultView(found.result), found.pass)
  }

  const run = async (find: () => Promise<Outcome>) => {
    if (lock.current) return
    lock.current = true
    setChecking(true)
    const next = await find().catch((): Outcome => ({ result: 'failed' }))
    if (memory.isSoundOn) playResultSound(next.result === 'entered' ? 'good' : 'bad')
    setCheck((last) => ({ ...next, key: (last?.key ?? 0) + 1 }))
    setChecking(false)
    lock.current = false
  }

  const actions: DoorActions = {
    onNext: () => setCheck(undefined),
    onCode: (text) => void run(() => checkText(text)),
    onAdmit: (passId) =>
      void run(async () => {
        const known = door()
        const pass = known && passesWithQueuedEntries(known, memory).find((each) => each.passId === passId)
        if (!pass) return { result: 'unknown' }
        return pass.state === 'UNUSED' ? admit(pass) : outcome(pass.state === 'USED' ? 'used' : 'void', pass)
      }),
  }
  return { check, isChecking, actions }
}
