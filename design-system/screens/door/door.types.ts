import type { ReactNode } from 'react'

/** The performance that guests enter through a door. Times are ISO 8601. */
export interface DoorShow {
  title: string
  /** The title of the episode. */
  episodeTitle: string
  venue?: string | undefined
  opens: string
  start: string
  end: string
}

/** Whether a pass can still be used. `unknown`: a state that this build does not know. */
export type PassState = 'unused' | 'used' | 'void' | 'unknown'

/** A pass of the member: the right of one person to enter one performance. */
export interface EntryPass extends DoorShow {
  id: string
  seat?: string | undefined
  state: PassState
  /** When the holder entered, ISO 8601. */
  used?: string | undefined
}

/** The code of a pass at this moment. */
export interface EntryCode {
  /** The cells of the QR code, row by row, with an empty border of four cells; true is dark. */
  cells: readonly (readonly boolean[])[]
  /** The code for typing. */
  digits: string
  /** After how many seconds the code changes. */
  restSeconds: number
}

/** Why there is no code. `browser`: it has no cryptography for this page. `load`: a part of the app did not load. */
export type CodeProblem = 'browser' | 'load'

/** A pass in the staff's list. */
export interface DoorPass {
  id: string
  ticketName: string
  seat?: string | undefined
  /** The first character of the holder's name. */
  holder: string
  state: PassState
  /** When the holder entered, ISO 8601. */
  used?: string | undefined
  /** Whether the entry is only on this device, and not sent yet. */
  isUnsent?: boolean | undefined
}

/** The result of a check at the door. */
export type CheckResult = 'entered' | 'used' | 'void' | 'unknown' | 'wrongShow' | 'expired' | 'early' | 'failed'

/** The result of a check, with the pass if it is known. */
export interface DoorCheck {
  /** Changes with each check, so that the same result is announced again. */
  key: number
  result: CheckResult
  pass?: Pick<DoorPass, 'ticketName' | 'seat' | 'holder'> | undefined
  /** When and at which entrance the pass was used. */
  used?: { time: string; entrance?: string | undefined } | undefined
}

/** An entry that does not count: another one with the same pass was earlier, or the pass is not valid. */
export interface DoubleEntry {
  id: string
  pass?: Pick<DoorPass, 'ticketName' | 'seat' | 'holder'> | undefined
  time: string
  entrance: string
  /**
   * Whether the server rejected the pass itself after its holder was let in; there is then no earlier entry with it.
   */
  isInvalid?: boolean | undefined
}

/** A door as the staff see it. */
export interface StaffedDoor extends DoorShow {
  passes: readonly DoorPass[]
  doubleEntries: readonly DoubleEntry[]
}

/** Why the page of a door shows no door. `closed`: the performance ended hours ago. */
export type HiddenDoor = 'missing' | 'notStaff' | 'closed'

/**
 * The state of the camera. `missing`: the browser or device has none. `refused`: no permission.
 * `busy`: it did not start.
 */
export type CameraState = 'off' | 'starting' | 'on' | 'missing' | 'refused' | 'busy'

/** The camera that reads the codes. */
export interface DoorCamera {
  state: CameraState
  /** The camera's picture. */
  picture: ReactNode
  /** Called to start or to stop the camera. */
  onToggle: (isWanted: boolean) => void
}

/** The name of the entrance at which this device is used. Reports of double entries show it. */
export interface DoorEntrance {
  value: string
  onValueChange: (name: string) => void
}

/** Whether each result has a sound. */
export interface DoorSound {
  isOn: boolean
  onValueChange: (isOn: boolean) => void
}

/** The entries that are only on this device. */
export interface UnsentEntries {
  count: number
  /** Whether they are being sent. */
  isPending: boolean
  /** Called to try to send them at once. */
  onSend: () => void
}

/** The connection to the server, and what this device knows without it. */
export interface DoorConnection {
  /** Whether the server is not reachable: codes are then checked with the stored list. */
  isOffline: boolean
  /** Whether the server's time is known; otherwise the codes are checked with the device's clock. */
  isTimeKnown: boolean
  unsent: UnsentEntries
}

/** What the staff can do at a door. */
export interface DoorActions {
  /** Called to dismiss the shown result, before the next check. */
  onNext: () => void
  /** Called with a typed code. */
  onCode: (code: string) => void
  /** Called to let the holder of a pass in without a code. */
  onAdmit: (passId: string) => void
}
