import type { ReactNode } from 'react'
import { Figure } from '../../../../components/Figure.tsx'
import { remainingClockText } from '../streamer.rules.ts'

export interface CallPicturesProps {
  /** The picture of the other side, as large as possible; without it `placeholder` is shown. */
  remote?: ReactNode | undefined
  placeholder: ReactNode
  /** The user's own picture, small; absent for an official (staff who supervise talks) who only watches. */
  local?: ReactNode | undefined
  /** The picture of an official (staff who supervise talks) who has joined the talk, small. */
  official?: ReactNode | undefined
  isRecording: boolean
  remaining?: { seconds: number; warning?: 30 | 10 | undefined } | undefined
}

const smallPictureLook =
  'absolute bottom-3 aspect-[4/3] w-28 overflow-hidden border border-ink bg-paper *:size-full *:object-cover desk:w-48'

/** Layout of picture and controls: stacked, on a phone in landscape side by side, so that both are visible. */
export const callLayoutClasses =
  'grid min-w-0 content-start gap-5 landscape:max-desk:grid-cols-2 landscape:max-desk:gap-4 landscape:max-[30rem]:grid-cols-1'

/** The classes that scale the whole picture down on a low screen, so that the buttons below remain visible. */
const lowScreen = 'desk:w-full desk:max-w-[max(24rem,calc((100dvh-26.5rem)*16/9))]'

/** The pictures of a call: the guest large, the user small, the remaining time, and the mark of a recording. */
export function CallPictures({ remote, placeholder, local, official, isRecording, remaining }: CallPicturesProps) {
  return (
    <div
      className={`relative isolate grid aspect-[4/5] self-start overflow-hidden border border-hair bg-sunk landscape:aspect-[16/9] desk:aspect-[16/9] ${lowScreen}`}
    >
      <div className="absolute inset-0 grid place-items-center *:size-full *:object-cover">
        {remote ?? (
          // On a wide screen the text is above the user's own picture, so that they do not touch.
          <div className={`grid place-content-center p-6 text-center ${local ? 'desk:pb-40' : ''}`}>{placeholder}</div>
        )}
      </div>
      <div className="absolute inset-x-0 top-0 flex flex-wrap items-start justify-between gap-3 p-3">
        {isRecording ? <RecordingMark /> : <span />}
        {remaining && <Remaining {...remaining} />}
      </div>
      {official && <div className={`left-3 ${smallPictureLook}`}>{official}</div>}
      {local && <div className={`right-3 ${smallPictureLook}`}>{local}</div>}
    </div>
  )
}

function RecordingMark() {
  return (
    <p className="inline-flex items-center gap-2 bg-paper/90 px-3 py-1.5 text-14 font-bold">
      <span aria-hidden className="size-3 rounded-full bg-danger" />
      録画中
    </p>
  )
}

function Remaining({ seconds, warning }: { seconds: number; warning?: 30 | 10 | undefined }) {
  return (
    <p role="timer" className="bg-paper/90 px-3 py-1">
      <Figure
        size={40}
        deskSize={72}
        value={remainingClockText(seconds)}
        tone={warning ? 'danger' : 'ink'}
        label={`残り${remainingClockText(seconds)}`}
      />
    </p>
  )
}
