// An example for gree/unity-webview: copy this file and TsudoiMessages.cs into your project, and add this component to
// an object of your scene. Other webviews only send and receive messages differently (docs/unity.md, "Messages").
using System;
using Tsudoi;
using UnityEngine;

public sealed class TsudoiWebView : MonoBehaviour
{
    public string address = "https://tsudoi.example";
    public string firstPath = "/home";

    /// <summary>A message of the app has arrived; this component has already handled it.</summary>
    public event Action<TsudoiMessage> MessageReceived;
    /// <summary>The webview was closed: the app had no page to go back to.</summary>
    public event Action Closed;

    private WebViewObject webView;
    private bool isReady;
    private bool isVisible;
    /// <summary>The page to open once the app is ready; null if the app shows the page that was asked for last.</summary>
    private string pendingPath;

    private void Start()
    {
        webView = gameObject.AddComponent<WebViewObject>();
        webView.Init(cb: OnMessage);
        webView.LoadURL(address + firstPath + "?device=unity&insets=" + Insets());
        SetVisible(true);
    }

    private void Update()
    {
        // Unity reports Android's back button as the Escape key. While the webview is hidden, it belongs to the game.
        if (!isVisible || !Input.GetKeyDown(KeyCode.Escape)) return;
        // The app closes its open dialog, or goes one page back, or answers close, which hides the webview.
        if (isReady) Send(TsudoiToApp.Back());
        else Close();
    }

    private void OnApplicationPause(bool isPaused)
    {
        if (isPaused && isReady) Send(TsudoiToApp.Pause());
    }

    /// <summary>Shows the webview with a page of tsudoi, such as the target of a push notification.</summary>
    public void Navigate(string path)
    {
        // Start has not run yet; it loads the first page.
        if (webView == null)
        {
            firstPath = path;
            return;
        }
        SetVisible(true);
        if (isReady) Send(TsudoiToApp.Navigate(path));
        else pendingPath = path;
    }

    private void OnMessage(string text)
    {
        var message = Parse(text);
        if (message == null) return;
        switch (message.type)
        {
            case TsudoiMessageType.Ready:
                isReady = true;
                // The app ignores messages that arrive before it is ready.
                if (pendingPath != null) Send(TsudoiToApp.Navigate(pendingPath));
                pendingPath = null;
                break;
            case TsudoiMessageType.Open:
                // Only https, so that no message can open another scheme, such as this app's own.
                if (message.url.StartsWith("https://", StringComparison.Ordinal)) Application.OpenURL(message.url);
                break;
            case TsudoiMessageType.Close:
                Close();
                break;
        }
        MessageReceived?.Invoke(message);
    }

    /// <summary>The message in this text; null if it is not from tsudoi, because webviews send other texts too.</summary>
    private static TsudoiMessage Parse(string text)
    {
        try
        {
            var message = JsonUtility.FromJson<TsudoiMessage>(text);
            return message != null && message.tsudoi > 0 ? message : null;
        }
        catch (ArgumentException)
        {
            return null;
        }
    }

    private void Send(string json) => webView.EvaluateJS(TsudoiToApp.Script(json));

    private void SetVisible(bool visible)
    {
        isVisible = visible;
        webView.SetVisibility(visible);
    }

    private void Close()
    {
        // Films and sounds would go on playing while the webview is hidden.
        if (isReady) Send(TsudoiToApp.Pause());
        SetVisible(false);
        Closed?.Invoke();
    }

    /// <summary>The safe areas in CSS pixels, as top,right,bottom,left.</summary>
    private static string Insets()
    {
        var safe = Screen.safeArea;
        var sides = new[] { Screen.height - safe.yMax, Screen.width - safe.xMax, safe.yMin, safe.xMin };
        return string.Join(",", Array.ConvertAll(sides, Pixels));
    }

    /// <summary>Converts device pixels to CSS pixels (160 per inch), limited to the 200 that the app accepts.</summary>
    private static int Pixels(float dots)
    {
        var scale = Screen.dpi > 0 ? Screen.dpi / 160f : 1f;
        return Math.Max(0, Math.Min(200, (int)Math.Ceiling(dots / scale)));
    }
}
