/** Nothing tells when the browser has taken the bytes; freed sooner, a busy one saves them without their name. */
const KEPT_MS = 40_000;

/** Lets the browser save what stands at that object URL, and frees it afterwards. */
export function saveFile(fileName: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
