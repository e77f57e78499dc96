import type { Page } from '@playwright/test'

/** How the browser's fake devices and network are broken. */
export interface BrokenDevices {
  /** Name of the error that `getUserMedia` throws, or `black` for a black picture. */
  video?: string
  /** Name of the error that `getUserMedia` throws, or `silent` for no sound. */
  audio?: string
  /** Whether no media gets through, as in a network that blocks UDP, without a TURN server. */
  isBlocked?: boolean
}

/** Replaces the device and WebRTC APIs. Runs in the page before its own scripts. */
function breakInPage(): void {
  const now = () => JSON.parse(sessionStorage.getItem('broken') ?? '{}') as BrokenDevices
  const black = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const context = canvas.getContext('2d')
    // Redraws the canvas all the time, because it emits a frame only when it changes.
    setInterval(() => context?.fillRect(0, 0, 640, 360), 50)
    return canvas.captureStream(20)
  }
  const silent = () => new AudioContext().createMediaStreamDestination().stream
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = (constraints = {}) => {
    const how = constraints.video ? now().video : now().audio
    if (how === undefined) return open(constraints)
    if (how === 'black') return Promise.resolve(black())
    if (how === 'silent') return Promise.resolve(silent())
    return Promise.reject(new DOMException('As the test wants it', how))
  }
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(config?: RTCConfiguration) {
      super(now().isBlocked ? { ...config, iceTransportPolicy: 'relay' } : config)
    }
  }
}

/** Returns a function that sets what is broken in the page. The setting survives a reload. */
export async function breakDevices(page: Page): Promise<(broken: BrokenDevices) => Promise<void>> {
  await page.addInitScript(breakInPage)
  return (broken) => page.evaluate((how) => sessionStorage.setItem('broken', JSON.stringify(how)), broken)
}
