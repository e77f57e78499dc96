import { useState, type ReactNode } from 'react'
import { AlertDialog } from '../../../components/AlertDialog.tsx'
import { Button } from '../../../components/Button.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import type { Loadable } from '../../../loadable.ts'
import { timeText } from '../../../text/dateTimeText.ts'
import type { Viewer } from '../../programme.types.ts'
import { callLayoutClasses, CallPictures } from './parts/CallPictures.tsx'
import { StaffFrame, type StaffHrefs } from './parts/StaffFrame.tsx'
import { CallProblems, type CallFaults } from './parts/CallProblems.tsx'
import { slotStateText } from './streamer.rules.ts'
import type { StaffPageData, SlotState } from './streamer.types.ts'

/** A live talk that an official (staff who supervise talks) can watch. The guest's name is not included. */
export interface MonitoredCall {
  id: string
  state: SlotState
  /** When the talk starts, ISO 8601. */
  start: string
  end: string
}

/** The data of the page on which an official (staff who supervise talks) watches a live talk (C150). */
export interface MonitorData {
  talk: { title: string; channel: { id: string; name: string; seed?: string | undefined } }
  rooms: readonly MonitoredCall[]
}

/** The pictures of the talk that the official watches. A side that sends no picture is absent. */
export interface MonitoredPictures extends CallFaults {
  streamerPicture?: ReactNode | undefined
  guestPicture?: ReactNode | undefined
  /** The picture of the official (staff who supervise talks), once the official has joined the talk. */
  localPicture?: ReactNode | undefined
}

export interface MonitorScreenProps {
  viewer: Viewer
  watched: Loadable<StaffPageData<MonitorData>>
  /** The id of the room whose talk the official watches. */
  roomId?: string | undefined
  /**
   * Whether the official has joined the talk, so that streamer and guest see and hear the official. Joining needs a
   * separate token (C151, C152).
   */
  isJoined: boolean
  /** Whether the official is joining: the request for a token or the connection is in progress. */
  isJoining: boolean
  /** Why joining failed. */
  failure?: string | undefined
  /** The pictures of the talk that the official watches; absent while the official watches none. */
  media?: MonitoredPictures | undefined
  /** Whether the last poll failed, so that the data may be outdated. */
  isStale: boolean
  onRoom: (id: string) => void
  onJoin: () => void
  onLeave: () => void
  hrefs: StaffHrefs & { day: string }
}

/**
 * The page for officials (staff who supervise talks): they watch a talk unseen and unheard, and can join it with a
 * separate token (C150).
 */
export function MonitorScreen({ viewer, watched, hrefs, ...rest }: MonitorScreenProps) {
  return (
    <StaffFrame viewer={viewer} title="ライブトークの見守り" page={watched} hrefs={hrefs}>
      {(shown) => <Rooms {...shown} {...rest} dayHref={hrefs.day} />}
    </StaffFrame>
  )
}

type RoomsProps = MonitorData & Omit<MonitorScreenProps, 'viewer' | 'watched' | 'hrefs'> & { dayHref: string }

function Rooms(props: RoomsProps) {
  const { talk, rooms, roomId, isJoined, media, isStale, failure, onRoom, dayHref } = props
  const room = rooms.find(({ id }) => id === roomId)
  return (
    <div className="page grid gap-x-10 gap-y-6 pt-6 pb-24 desk:grid-cols-[minmax(0,1fr)_22rem] desk:pt-10">
      <div className="grid min-w-0 content-start gap-5">
        <div>
          <p className="text-14">
            <TextLink href={dayHref}>進行表</TextLink>
          </p>
          <h1 className="heading mt-2 text-24 wrap-anywhere desk:text-32">
            <TitleText>{talk.title}</TitleText>
          </h1>
        </div>
        <div className={callLayoutClasses}>
          <CallPictures
            remote={room && hasPicture(media) ? <Sides media={media} /> : undefined}
            placeholder={<p className="text-20 font-bold">{room ? '映像を待っています' : '部屋を選んでください'}</p>}
            local={room && isJoined ? media?.localPicture : undefined}
            isRecording={false}
          />
          <div className="grid min-w-0 content-start gap-5">
            <output className="inline-flex items-center gap-2 font-bold">
              <Penlight state={isJoined ? 'live' : 'off'} />
              {isJoined
                ? '通話に加わっています。通話中は、あなたの映像と音声が届きます。'
                : '見守り中です。あなたの映像と音声は、送られません。'}
            </output>
            <CallProblems {...(room && media)} isStale={isStale} failure={failure} />
            {room && <Join {...props} />}
          </div>
        </div>
      </div>
      <section aria-label="部屋" className="min-w-0">
        <h2 className="text-14 text-quiet">部屋</h2>
        {rooms.length === 0 && <EmptyState className="mt-3" title="お待ちの方はいません" />}
        <ul className="mt-2">
          {rooms.map(({ id, state, start, end }) => (
            <li key={id} className="border-b border-hair">
              <button
                type="button"
                aria-pressed={id === roomId}
                onClick={() => onRoom(id)}
                className={`flex min-h-13 w-full items-center justify-between gap-4 py-2 text-left tabular-nums hover:bg-sunk ${id === roomId ? 'font-bold' : ''}`}
              >
                {timeText(start)}〜{timeText(end)}
                <span className="inline-flex items-center gap-1.5 text-14">
                  {state === 'talking' && <Penlight state="live" />}
                  {slotStateText(state)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const hasPicture = (media: MonitoredPictures | undefined): media is MonitoredPictures =>
  media?.streamerPicture !== undefined || media?.guestPicture !== undefined

/** The pictures of streamer and guest in the watched talk, each with its name; one below the other on a phone. */
function Sides({ media: { streamerPicture, guestPicture } }: { media: MonitoredPictures }) {
  return (
    <div className="grid grid-rows-2 gap-px bg-hair desk:grid-cols-2 desk:grid-rows-1">
      <Side name="お客さま" picture={guestPicture} />
      <Side name="配信者" picture={streamerPicture} />
    </div>
  )
}

function Side({ name, picture }: { name: string; picture?: ReactNode | undefined }) {
  return (
    <figure className="relative grid min-h-0 min-w-0 place-items-center overflow-hidden bg-sunk">
      <div className="absolute inset-0 *:size-full *:object-cover">{picture}</div>
      {!picture && <p className="text-14">映像はありません</p>}
      <figcaption className="absolute bottom-0 left-0 bg-paper/90 px-3 py-1.5 text-14 font-bold">{name}</figcaption>
    </figure>
  )
}

function Join({ isJoined, isJoining, onJoin, onLeave }: RoomsProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      {isJoined ? (
        <Button variant="outline" onClick={onLeave}>
          見守りにもどる
        </Button>
      ) : (
        <Button variant="solid" isPending={isJoining} pendingLabel="加わっています" onClick={() => setAsking(true)}>
          通話に加わる
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        title="通話に加わりますか"
        confirm={{
          label: 'カメラとマイクを許可して加わる',
          onPress: () => {
            setAsking(false)
            onJoin()
          },
        }}
        cancel={{ label: 'やめる', onPress: () => setAsking(false) }}
      >
        <p>配信者にはあなたの映像と音声が、お客さまには音声が届きます。許可したことは、記録に残ります。</p>
      </AlertDialog>
    </div>
  )
}
