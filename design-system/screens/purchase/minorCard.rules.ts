/** Why a member below 18 can neither register a card nor pay with a registered one (Q527). */
export const minorCardText = '18歳未満の方は、カードを登録したり、登録したカードで支払ったりできません。'
