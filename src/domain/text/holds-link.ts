/** With a scheme, with www, with an address behind it, as an e-mail address, or by an ending that mail programs make a link of. */
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\b(?:data|javascript|mailto|sms|tel):\S|\bwww\d*\.|[^\s./]\.\p{L}{2,}[/?#]|\S@\S+\.\p{L}|[^\s.]\.(?:app|biz|click|co|com|dev|example|info|io|link|live|me|net|online|org|shop|site|top|xyz)(?![\p{L}\d])/iu

/** Whether a reader, or the program that shows it to them, could take a part of the text for a link. */
export const holdsLink = (text: string) => LINK.test(text.normalize('NFKC'))
