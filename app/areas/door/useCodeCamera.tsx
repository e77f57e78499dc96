import type { CameraState, DoorCamera } from '@tsudoi/design-system/screens/door/door.types'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeReader } from './codeReader.ts'

/** The time between two searches for a code in the camera's picture, in milliseconds. */
const readMs = 150

const stateByError: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** The state of a camera that could not be started. */
export const cameraStateOf = (error: unknown): CameraState =>
  stateByError[(error as { name?: string } | undefined)?.name ?? ''] ?? 'busy'

const hasCamera = () => typeof navigator !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

interface Options {
  isPaused: boolean
  /** Called with the text of a code that was read. */
  onCode: (text: string) => void
}

/**
 * The camera that reads QR codes. It is off until the user presses its button, and stops when the page is left. While
 * `isPaused` it shows its picture and reads nothing.
 */
export function useCodeCamera({ isPaused, onCode }: Options): DoorCamera {
  const [state, setState] = useState<CameraState>(() => (hasCamera() ? 'off' : 'missing'))
  const [stream, setStream] = useState<MediaStream>()
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent((text: string) => {
    if (!isPaused) onCode(text)
  })
  const isWanted = useRef(false)

  const start = async () => {
    isWanted.current = true
    setState('starting')
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (!isWanted.current) return opened.getTracks().forEach((track) => track.stop())
      setStream(opened)
      setState('on')
    } catch (error) {
      setState(cameraStateOf(error))
    }
  }
  const stop = () => {
    isWanted.current = false
    setStream(undefined)
    setState('off')
  }

  useEffect(() => {
    if (!stream) return undefined
    const element = video.current
    if (element) {
      element.srcObject = stream
      void element.play().catch(() => undefined)
    }
    const ended = () => setState('busy')
    for (const track of stream.getTracks()) track.addEventListener('ended', ended)
    return () => {
      if (element) element.srcObject = null
      for (const track of stream.getTracks()) {
        track.removeEventListener('ended', ended)
        track.stop()
      }
    }
  }, [stream])

  useEffect(() => {
    if (state !== 'on' || isPaused) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = async () => {
      const read = await createCodeReader()
      const look = async () => {
        const text = video.current && (await read(video.current).catch(() => undefined))
        if (isOver) return
        if (text) found(text)
        timer = setTimeout(() => void look(), readMs)
      }
      await look()
    }
    run().catch(() => !isOver && setState('busy'))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [state, isPaused])

  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  return {
    state,
    onToggle: (wanted) => (wanted ? void start() : stop()),
    picture: <video ref={video} muted playsInline aria-label="カメラの映像" className="size-full object-cover" />,
  }
}
