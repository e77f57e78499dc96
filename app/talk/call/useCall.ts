import { useEffect, useState, useSyncExternalStore } from 'react'
import { device } from '../../platform/device.ts'
import { createEngine } from '../engine/engines.ts'
import { CallController, type CallParts } from './CallController.ts'
import type { UseCall } from './call.types.ts'
import { openTalk } from './openTalks.ts'
import { askEnvironment } from './talk.queries.ts'

const parts: CallParts = {
  createEngine,
  askEnvironment,
  surface: () => (device() === 'unity' ? 'webview' : 'browser'),
  isTouched: () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive,
}

/** Joins the room it is given and keeps it until the slot's end; see {@link UseCall}. */
export const useCall: UseCall = (join) => {
  const [controller] = useState(() => new CallController(parts))
  useEffect(() => controller.take(join), [controller, join])
  useEffect(() => () => controller.close(), [controller])
  useEffect(() => {
    // A page that goes leaves its room at once; one that comes back from the cache has one press to take it up again.
    const onHide = () => controller.close()
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [controller])
  const call = useSyncExternalStore(controller.subscribe, controller.snapshot)
  const isIn = call.phase === 'joining' || call.phase === 'joined'
  useEffect(() => (isIn ? openTalk() : undefined), [isIn])
  return call
}
