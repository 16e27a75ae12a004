/** Whether the device has taken it: a full one refuses, and no page may end there. */
export function storeIfRoom(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
