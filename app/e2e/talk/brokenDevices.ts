import type { Page } from '@playwright/test'

/** What a browser gives instead of its fake devices. */
export interface Broken {
  /** The name of an error, or a picture in which there is nothing. */
  video?: string
  /** The name of an error, or no sound at all. */
  audio?: string
  /** Media finds no way: as where UDP is blocked and no TURN server is given. */
  isBlocked?: boolean
}

/** Runs before the page's own scripts. */
function breakInPage(): void {
  const now = () => JSON.parse(sessionStorage.getItem('broken') ?? '{}') as Broken
  const black = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const context = canvas.getContext('2d')
    // A canvas gives a picture only with each change.
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

/** Gives the way to break devices and network; what is broken stays so over a reload. */
export async function breakDevices(page: Page): Promise<(broken: Broken) => Promise<void>> {
  await page.addInitScript(breakInPage)
  return (broken) => page.evaluate((how) => sessionStorage.setItem('broken', JSON.stringify(how)), broken)
}
