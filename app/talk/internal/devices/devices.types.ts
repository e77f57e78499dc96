import type { MediaKind } from '../engine/MediaEngine.ts'

/** A camera, microphone or loudspeaker. */
export interface MediaDevice {
  id: string
  /** The system's name for the device. Empty until the user grants permission. */
  label: string
}

/** The available devices and the chosen ones. */
export interface DeviceList {
  cameras: readonly MediaDevice[]
  microphones: readonly MediaDevice[]
  /** The loudspeakers. Empty if the browser does not allow a page to choose one. */
  speakers: readonly MediaDevice[]
  chosen: DeviceChoice
}

/** Ids of the devices to use. A field that is missing does not change its device. */
export interface DeviceChoice {
  camera?: string
  microphone?: string | undefined
  speaker?: string
}

/**
 * Why a device sends nothing usable, or that another device has replaced it (`replaced`). `muted` means by the system,
 * as during a phone call. Each cause has one message and action (`deviceFaults.ts`).
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

/** A camera or microphone that sends nothing usable, and why. */
export interface DeviceFault {
  kind: MediaKind
  cause: DeviceCause
}
