import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { EngineJoin } from '../../talk/talk.ts'

/** The adapters for which the engine cases run. */
const adapters = ['plain', 'livekit'] as const
/** The name of a media engine’s adapter. */
export type EngineAdapter = (typeof adapters)[number]

/** Data to enter a room. Unlike `EngineJoin` it has no function, so it can be passed to a page. */
export interface RoomEntrance {
  token: string
  join: Omit<EngineJoin, 'token'>
}

/** The server side of an engine, for tests. */
export interface TalkHost {
  /** Creates a key to a room, and the room with the first key. In a rehearsal each end of one account gets a key. */
  join: (room: string, role?: RoomRole, isRehearsal?: boolean) => Promise<RoomEntrance>
  /** Creates an expired key. */
  expired: (room: string, role?: RoomRole) => Promise<RoomEntrance>
  /** Ends the slot; `kicked` removes the member as well. */
  end: (room: string, why: 'kicked' | 'slot') => Promise<void>
  record: (room: string, isOn: boolean) => Promise<void>
  /** Cuts the signalling of a role (default: all roles) until `comeBack`. Media continues. */
  cut: (role?: RoomRole) => void
  comeBack: () => void
  close: () => Promise<void>
}
