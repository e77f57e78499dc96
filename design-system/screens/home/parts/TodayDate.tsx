import { Figure } from '../../../components/Figure.tsx'
import { dayParts } from '../../../text/dayParts.ts'
import { hasVisibleCharacter } from '../../../text/hasVisibleCharacter.ts'
import { isolated } from '../../../text/isolated.ts'

export interface TodayDateProps {
  now: string
  nickName?: string | undefined
}

/** The width available to the date beside the weekday, as a CSS expression. It is the same at any text size. */
const besideWeekday = '100vw - 136px'

/** Today's date, set like a headline. */
export function TodayDate({ now, nickName }: TodayDateProps) {
  const { year, month, day, weekday } = dayParts(now)
  return (
    <>
      <p className="text-14 font-bold">
        {year}年{month}月
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3 desk:mt-8">
        <Figure value={day} size={120} deskSize={172} room={besideWeekday} label={`${day}日 ${weekday}曜日`} />
        <span aria-hidden="true" className="vertical-title text-20">
          {weekday}曜日
        </span>
      </div>
      <h1 className="heading mt-5 text-20 desk:mt-7 desk:text-24">
        {nickName && hasVisibleCharacter(nickName)
          ? `${isolated(nickName)}さんの、今日のプログラム`
          : '今日のプログラム'}
      </h1>
    </>
  )
}
