import { CameraOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { MicrophoneLevel } from './parts/MicrophoneLevel.tsx'
import { RehearsalCheck } from './parts/RehearsalCheck.tsx'
import { RehearsalLog, type RehearsalLogProps } from './parts/RehearsalLog.tsx'
import type { DeviceOptions, DevicePart, RehearsalPart, RehearsalState } from './rehearsal.types.ts'

export interface RehearsalScreenProps extends RehearsalLogProps {
  /** Whether the member has started the rehearsal: browsers ask for camera and microphone only after a press. */
  isBegun: boolean
  onBegin: () => void
  /** The member's own camera picture; absent until available. */
  picture?: ReactNode | undefined
  /** The level of the microphone, 0 to 1. */
  level: number
  states: Readonly<Record<RehearsalPart, RehearsalState>>
  devices: Readonly<Record<DevicePart, DeviceOptions>>
  /** Plays a tone on the selected loudspeaker. */
  onTone: () => void
  /** Called when the member confirms that they heard the tone. */
  onHeard: () => void
  /** A link back to the live talk; absent when the member opened the page on its own. */
  livetalkHref?: string | undefined
}

/** A rehearsal of camera, microphone, loudspeaker and network, available at any time (W120, Q264). */
export function RehearsalScreen({ isBegun, onBegin, picture, livetalkHref, ...room }: RehearsalScreenProps) {
  return (
    <>
      <PageHead
        title="リハーサル室"
        lead="お話しの前に、カメラ、マイク、音、通信を試せます。映像と音は、ほかの人には届きません。"
      />
      <div className="page grid gap-8 pt-8 pb-20 desk:grid-cols-2 desk:gap-12">
        <div>
          <Mirror picture={picture} />
          {!isBegun && (
            <div className="mt-6">
              <Button variant="solid" isFullWidth onClick={onBegin}>
                カメラとマイクを試す
              </Button>
              <p className="mt-3 text-14 text-quiet">
                カメラとマイクを使ってよいか、たずねられます。「許可」をえらんでください。
              </p>
            </div>
          )}
          {isBegun && livetalkHref && (
            <div className="mt-6">
              <Button variant="outline" isFullWidth href={livetalkHref}>
                ライブトークへもどる
              </Button>
            </div>
          )}
        </div>
        {isBegun && <Checks {...room} />}
      </div>
    </>
  )
}

/** The user's own camera picture; a dark placeholder until it is available. */
function Mirror({ picture }: Pick<RehearsalScreenProps, 'picture'>) {
  return (
    <div className="relative grid aspect-16/9 place-items-center overflow-hidden border border-ink bg-sunk">
      {picture ? (
        <div className="absolute inset-0">{picture}</div>
      ) : (
        <p className="grid justify-items-center gap-2 px-4 text-center text-14 text-quiet">
          <CameraOff aria-hidden="true" className="size-6" />
          ここに、あなたの映像が映ります
        </p>
      )}
    </div>
  )
}

type ChecksProps = Omit<RehearsalScreenProps, 'isBegun' | 'onBegin' | 'picture' | 'livetalkHref'>

function Checks({ level, states, devices, onTone, onHeard, ...log }: ChecksProps) {
  return (
    <div className="min-w-0">
      <ul className="divide-y divide-hair border-y border-ink">
        <RehearsalCheck name="カメラ" state={states.camera} devices={devices.camera} good="映っています" />
        <RehearsalCheck name="マイク" state={states.microphone} devices={devices.microphone} good="声が届いています">
          {states.microphone.is !== 'bad' && <MicrophoneLevel level={level} />}
        </RehearsalCheck>
        <RehearsalCheck name="スピーカー" state={states.speaker} devices={devices.speaker} good="聞こえています">
          {states.speaker.is !== 'bad' && (
            <div className="flex flex-wrap gap-3">
              <Button size="small" variant="outline" onClick={onTone}>
                音を鳴らす
              </Button>
              {states.speaker.is !== 'good' && (
                <Button size="small" variant="quiet" onClick={onHeard}>
                  聞こえた
                </Button>
              )}
            </div>
          )}
        </RehearsalCheck>
        <RehearsalCheck name="通信" state={states.network} good="映像を送り、受け取れました" />
      </ul>
      <RehearsalLog {...log} />
    </div>
  )
}
