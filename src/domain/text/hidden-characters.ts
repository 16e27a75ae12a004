/**
 * They are invisible, yet they turn a line around, hide a part of it, or make two names look like one: controls,
 * formatting, bidirectional marks, tags, fillers and blanks that are letters to a program. What writing needs is
 * allowed: joiners inside the scripts that have them and between emoji, and the choice between text and emoji.
 */
const HIDDEN =
  /(?![\uFE0E\uFE0F]|(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Syrc}\p{scx=Mong}])[\u200C\u200D]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

const everyHidden = new RegExp(HIDDEN, 'gu')

export const hasHiddenCharacters = (text: string) => HIDDEN.test(text)

export const withoutHiddenCharacters = (text: string) => text.replaceAll(everyHidden, '')
