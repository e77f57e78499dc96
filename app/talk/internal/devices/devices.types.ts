import type { MediaKind } from '../engine/MediaEngine.ts'

/** A camera, microphone or loudspeaker. */
export interface MediaDevice {
  id: string
  /** The system's name for the device; empty until the user grants permission. */
  label: string
}

/** The available devices and the chosen ones. */
export interface DeviceList {
  cameras: readonly MediaDevice[]
  microphones: readonly MediaDevice[]
  /** Empty if the browser does not let a page choose a loudspeaker. */
  speakers: readonly MediaDevice[]
  chosen: DeviceChoice
}

/** Ids of the devices to use. A missing field leaves that device unchanged. */
export interface DeviceChoice {
  camera?: string
  microphone?: string | undefined
  speaker?: string
}

/**
 * Why a device sends nothing usable, or was replaced by another one (`replaced`). `muted`: by the system, as during a
 * phone call. Each cause has one message and action (`deviceFaults.ts`).
 */
export const deviceCauses = [
  'refused',
  'missing',
  'in-use',
  'insecure',
  'lost',
  'muted',
  'replaced',
  'black',
  'silent',
] as const
/** What is wrong with a device: one of `deviceCauses`. */
export type DeviceCause = (typeof deviceCauses)[number]

/** A camera or microphone that sends nothing usable, with the cause. */
export interface DeviceFault {
  kind: MediaKind
  cause: DeviceCause
}
