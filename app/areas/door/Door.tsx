import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getDoor } from '@tsudoi/contracts/door/door.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { DoorScreen } from '@tsudoi/design-system/screens/door/DoorScreen'
import type { HiddenDoor, StaffedDoor } from '@tsudoi/design-system/screens/door/door.types'
import { useEffect } from 'react'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { urlOfGet } from '../../api/earlyAnswers.ts'
import { deleteCachedResponse } from '../../connection/connection.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { paths } from '../../paths.ts'
import { useTabVisible } from '../../platform/useTabVisible.ts'
import { useWakeLock } from '../../platform/useWakeLock.ts'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../time/useNow.ts'
import { doorQuery } from './door.queries.ts'
import { staffedDoorView } from './doorList.ts'
import { useCodeCamera } from './useCodeCamera.tsx'
import { useDoorChecks } from './useDoorChecks.ts'
import { useDoorMemory } from './useDoorMemory.ts'
import { useIsServerTimeKnown } from './useIsServerTimeKnown.ts'

type Query = UseQueryResult<ResponseOf<typeof getDoor>>

/** Why the door is not shown; undefined if it is. A refusal hides a list that was loaded before. */
function hiddenDoor({ error, data }: Query, now: string): HiddenDoor | undefined {
  if (hasMessageCode(error, 'PermissionDenied')) return 'notStaff'
  if (hasMessageCode(error, 'OutOfTerm') || (data && Date.parse(data.expiresTime) <= Date.parse(now))) return 'closed'
  return isNotFound(error) ? 'missing' : undefined
}

/** The content of the page with which the staff of a venue check codes at a door, even while offline (Q541, Q543). */
export function Door({ id }: { id: string }) {
  const { viewer, hrefs } = useMembersOnly()
  const isWanted = viewer === 'member'
  const query = useQuery({ ...doorQuery(id), enabled: isWanted })
  const { memory, changeMemory, isOffline, unsent } = useDoorMemory(id)
  const { check, isChecking, actions } = useDoorChecks({ id, memory, changeMemory })
  const camera = useCodeCamera({ isPaused: check !== undefined || isChecking, onCode: actions.onCode })
  const isVisible = useTabVisible()
  useWakeLock(isVisible && camera.state === 'on')
  const hidden = hiddenDoor(query, useNow())
  useEffect(() => {
    if (hidden) void deleteCachedResponse(urlOfGet(getDoor, { id }))
  }, [hidden, id])
  const door: Loadable<StaffedDoor | HiddenDoor> = hidden
    ? ready<StaffedDoor | HiddenDoor>(hidden)
    : (loadableOf(query, (answer) => staffedDoorView(answer, memory)) as Loadable<StaffedDoor | HiddenDoor>)
  return (
    <DoorScreen
      viewer={viewer}
      door={door}
      check={check}
      isChecking={isChecking}
      actions={actions}
      camera={camera}
      entrance={{
        value: memory.entrance,
        onValueChange: (entrance) => changeMemory((all) => ({ ...all, entrance })),
      }}
      sound={{
        isOn: memory.isSoundOn,
        onValueChange: (isSoundOn) => changeMemory((all) => ({ ...all, isSoundOn })),
      }}
      connection={{ isOffline, isTimeKnown: useIsServerTimeKnown(isWanted) !== false, unsent }}
      hrefs={{ ...hrefs, top: paths.home }}
    />
  )
}
