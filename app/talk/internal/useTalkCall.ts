import { useEffect, useState, useSyncExternalStore } from 'react'
import { device } from '../../platform/device.ts'
import { createEngine } from './engines.ts'
import { CallController, type CallParts } from './call/CallController.ts'
import type { UseTalkCall } from './call.types.ts'
import { registerOpenTalk } from './isTalkOpen.ts'
import { loadTalkEnvironment } from './talk.queries.ts'

const parts: CallParts = {
  createEngine,
  loadTalkEnvironment,
  surface: () => (device() === 'unity' ? 'webview' : 'browser'),
  hasUserActivation: () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive,
}

/** Joins the given room and stays in it until the slot's end. See {@link UseTalkCall}. */
export const useTalkCall: UseTalkCall = (join) => {
  const [controller] = useState(() => new CallController(parts))
  useEffect(() => controller.update(join), [controller, join])
  useEffect(() => () => controller.close(), [controller])
  useEffect(() => {
    // Leaves the room at once when the page unloads. If the browser restores the page from its back/forward cache, the
    // user can rejoin with one press.
    const onHide = () => controller.close()
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [controller])
  const call = useSyncExternalStore(controller.subscribe, controller.snapshot)
  const isIn = call.phase === 'joining' || call.phase === 'joined'
  useEffect(() => (isIn ? registerOpenTalk() : undefined), [isIn])
  return call
}
