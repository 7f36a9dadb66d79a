/**
 * What somebody wrote, for a letter of ours: it reads as before, and no mail program makes a link of
 * it. Programs take `name.example/path` for an address even without a scheme; a space of no width
 * behind each sign that holds an address together ends that.
 */
export const peoplesWords = (text: string): string =>
  text.replace(
    /(?<=[\p{L}\p{N}:/-])[./:@\\\u3002\uff0e\uff61](?=[\p{L}\p{N}/?#%&=-])/gu,
    '$&\u200b',
  );
