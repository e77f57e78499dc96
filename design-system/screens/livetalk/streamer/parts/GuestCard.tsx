import { Avatar } from '../../../../components/Avatar.tsx'
import { TitleText } from '../../../../components/TitleText.tsx'
import { dateTimeText } from '../../../../text/dateTimeText.ts'
import { guestNameOf } from '../streamer.rules.ts'
import type { TalkGuest } from '../streamer.types.ts'

export interface GuestCardProps {
  guest: TalkGuest
  /** Whether talks are recorded: only then the guest's consent is shown. */
  isRecorded: boolean
  /** Heading level of the guest's name. Default 2. */
  as?: 'h2' | 'h3' | undefined
}

/** The guest's name, how they want to be called, and their topic (C136): notes for the streamer. */
export function GuestCard({ guest, isRecorded, as: Name = 'h2' }: GuestCardProps) {
  const { name, image, callName, topic, consent } = guest
  return (
    <div>
      <div className="flex items-center gap-4">
        <Avatar name={name} image={image} size={64} />
        <div className="min-w-0">
          <Name className="heading text-24 wrap-anywhere">
            <TitleText>{guestNameOf({ guest })}</TitleText>
          </Name>
          {callName && callName !== name && (
            <p className="text-14 text-quiet wrap-anywhere">
              お名前：<bdi translate="no">{name}</bdi>
            </p>
          )}
        </div>
      </div>
      <h3 className="mt-5 text-14 text-quiet">お話したいこと</h3>
      <p className="mt-1 text-reading whitespace-pre-line wrap-anywhere">{topic ?? 'まだ書かれていません。'}</p>
      {isRecorded && (
        <p className={`mt-4 text-14 ${consent ? 'text-quiet' : 'font-bold'}`}>
          {consent
            ? `録画に同意済み（${dateTimeText(consent.time)}、${consent.version}版）`
            : '録画への同意は、まだありません'}
        </p>
      )}
    </div>
  )
}
