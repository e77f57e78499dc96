import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { EngineJoin } from '../../talk/engine/MediaEngine.ts'

/** The adapters that the cases of an engine are run over. */
const adapters = ['plain', 'janus', 'livekit'] as const
export type Adapter = (typeof adapters)[number]

/** A key to a room, and what else an engine wants; functions do not go into a page. */
export interface Entrance {
  token: string
  join: Omit<EngineJoin, 'token'>
}

/** What stands at the other end of an engine, with rooms of its own. */
export interface TalkHost {
  /** A key to a room, which is made with the first one. In a rehearsal one account meets itself: a key for each end. */
  join: (room: string, role?: RoomRole, isRehearsal?: boolean) => Promise<Entrance>
  /** A key that counts no more. */
  expired: (room: string, role?: RoomRole) => Promise<Entrance>
  /** Sends the member out and ends the slot, or only that. */
  end: (room: string, why: 'kicked' | 'slot') => Promise<void>
  record: (room: string, isOn: boolean) => Promise<void>
  /** Cuts the signalling of a role, or of everybody, until `comeBack`. Media goes on. */
  cut: (role?: RoomRole) => void
  comeBack: () => void
  close: () => Promise<void>
}
