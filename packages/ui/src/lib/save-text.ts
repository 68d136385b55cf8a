'use client';

/** Downloads text as a file with the given name and media type. Nothing is sent over the network. */
export function saveText(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because some browsers read the address only after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
