import { By, error as webDriverError, until, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Milliseconds to wait for something to appear. */
const patience = 15_000;

/** A page in WebKitGTK, driven by visible text. */
export class WebKitPage {
  readonly #driver: WebDriver;
  readonly #origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens an address with empty storage. */
  async open(address: string): Promise<void> {
    await this.#driver.get(this.#origin + address);
  }

  /** Clears the site's storage. */
  async forget(): Promise<void> {
    await this.open('/favicon.svg');
    await this.#driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    await this.#driver.manage().deleteAllCookies();
  }

  /** Waits for a visible element. */
  see(xpath: string): Promise<WebElement> {
    return this.#with(xpath, (element) => Promise.resolve(element));
  }

  /** Scrolls to a visible element and uses it. */
  #inView<T>(xpath: string, act: (element: WebElement) => Promise<T>): Promise<T> {
    return this.#with(xpath, async (element) => {
      // With smooth scrolling, a click would miss moving elements.
      const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await this.#driver.executeScript(script, element);
      return act(element);
    });
  }

  /** Uses a visible element. Retries if the page replaced or moved it. */
  async #with<T>(xpath: string, act: (element: WebElement) => Promise<T>): Promise<T> {
    const attempt = async () => {
      try {
        const [element] = await this.#driver.findElements(By.xpath(xpath));
        return element && (await element.isDisplayed()) ? { used: await act(element) } : undefined;
      } catch (error) {
        if (passing.some((kind) => error instanceof kind)) return undefined;
        throw error;
      }
    };
    const done = await this.#driver.wait(attempt, patience, `There is no ${xpath}`);
    if (!done) throw new Error(`There is no ${xpath}`);
    return done.used;
  }

  /** Waits for a text. */
  seeText(text: string): Promise<WebElement> {
    return this.see(`//*[not(self::script)][contains(normalize-space(text()), ${quoted(text)})]`);
  }

  /** Waits until the address has this path. */
  async seeAddress(path: string): Promise<void> {
    await this.#driver.wait(until.urlIs(this.#origin + path), patience, path);
  }

  /** Waits until the browser has opened a link that matches. */
  async seeLink(pattern: RegExp): Promise<void> {
    await this.#driver.wait(until.urlMatches(pattern), patience, pattern.source);
  }

  /** Clicks the button or link with this name. */
  async press(name: string): Promise<void> {
    const named = `[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;
    await this.#inView(`(//button${named} | //a${named})[1]`, (element) => element.click());
  }

  /** Types into the field with this label. */
  async type(label: string, text: string): Promise<void> {
    await this.#inView(fieldOf(label), async (field) => {
      // An address may have been carried over from another page.
      await field.clear();
      await field.sendKeys(text);
    });
  }

  /** Returns the value of the field with this label. */
  valueOf(label: string): Promise<string | null> {
    return this.#with(fieldOf(label), (field) => field.getAttribute('value'));
  }

  /** Waits for `time` milliseconds. */
  async pause(time: number): Promise<void> {
    await this.#driver.sleep(time);
  }

  /** Goes back like the browser's Back button. */
  async back(): Promise<void> {
    await this.#driver.navigate().back();
  }

  /** Returns the text of an element. */
  textOf(xpath: string): Promise<string> {
    return this.#with(xpath, (element) => element.getText());
  }
}

/** Errors of elements that were replaced or moved. */
const passing = [webDriverError.StaleElementReferenceError, webDriverError.ElementNotInteractableError];
const quoted = (text: string) => `"${text}"`;
const fieldOf = (label: string) => `//*[@id=//label[normalize-space()=${quoted(label)}]/@for]`;
