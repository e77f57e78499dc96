import type { Kind } from '../engine/MediaEngine.ts'

/** A camera, a microphone or a loudspeaker. Without permission a browser names none. */
export interface Device {
  id: string
  /** As the system calls it; empty without permission. */
  label: string
}

/** What there is, and what is used of it. */
export interface DeviceList {
  cameras: readonly Device[]
  microphones: readonly Device[]
  /** Empty where the browser does not let a page choose. */
  speakers: readonly Device[]
  chosen: DeviceChoice
}

/** Ids of devices. What is missing stays as it is. */
export interface DeviceChoice {
  camera?: string
  microphone?: string
  speaker?: string
}

/** Why a device gives nothing. Each cause has one action, in a browser and in the webview (`deviceCauses.ts`). */
export const deviceCauses = ['refused', 'missing', 'in-use', 'lost', 'black', 'silent'] as const
export type DeviceCause = (typeof deviceCauses)[number]

export interface DeviceFault {
  kind: Kind
  cause: DeviceCause
}
