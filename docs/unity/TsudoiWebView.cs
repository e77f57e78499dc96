// A start for gree/unity-webview: put it and TsudoiMessages.cs into your project, and this on an object of your scene.
// Other webviews differ in how they listen and speak only (docs/unity.md, "Listen and speak").
using System;
using Tsudoi;
using UnityEngine;

public sealed class TsudoiWebView : MonoBehaviour
{
    public string address = "https://tsudoi.example";
    public string firstPath = "/home";

    /// <summary>What the app says beyond what is answered here.</summary>
    public event Action<TsudoiMessage> Heard;
    /// <summary>There is nowhere to go back to, or the app has asked for it.</summary>
    public event Action Closed;

    private WebViewObject webView;
    private bool isReady;
    private bool canGoBack;

    private void Start()
    {
        webView = gameObject.AddComponent<WebViewObject>();
        webView.Init(cb: Hear);
        webView.LoadURL(address + firstPath + "?device=unity&insets=" + Insets());
        webView.SetVisibility(true);
    }

    private void Update()
    {
        // Android's back button is Escape.
        if (!Input.GetKeyDown(KeyCode.Escape)) return;
        if (isReady && canGoBack) Say(TsudoiToApp.Back());
        else Close();
    }

    private void OnApplicationPause(bool isPaused)
    {
        if (isPaused && isReady) Say(TsudoiToApp.Pause());
    }

    /// <summary>Goes to a page of tsudoi, such as one that a push notification names.</summary>
    public void Navigate(string path)
    {
        if (isReady) Say(TsudoiToApp.Navigate(path));
        else firstPath = path;
    }

    private void Hear(string text)
    {
        var message = Read(text);
        if (message == null) return;
        switch (message.type)
        {
            case TsudoiMessageType.Ready:
                isReady = true;
                break;
            case TsudoiMessageType.Page:
                canGoBack = message.canGoBack;
                break;
            case TsudoiMessageType.Open:
                // Only what a browser opens: an address is never a way into this app.
                if (message.url.StartsWith("https://", StringComparison.Ordinal)) Application.OpenURL(message.url);
                break;
            case TsudoiMessageType.Close:
                Close();
                break;
        }
        Heard?.Invoke(message);
    }

    /// <summary>Null when it is no message of ours: webviews talk for many reasons.</summary>
    private static TsudoiMessage Read(string text)
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

    private void Say(string json) => webView.EvaluateJS(TsudoiToApp.Script(json));

    private void Close()
    {
        webView.SetVisibility(false);
        Closed?.Invoke();
    }

    /// <summary>top,right,bottom,left in CSS pixels.</summary>
    private static string Insets()
    {
        var safe = Screen.safeArea;
        var sides = new[] { Screen.height - safe.yMax, Screen.width - safe.xMax, safe.yMin, safe.xMin };
        return string.Join(",", Array.ConvertAll(sides, Pixels));
    }

    /// <summary>160 of a device's dots to the inch are one CSS pixel; the app takes at most 200.</summary>
    private static int Pixels(float dots)
    {
        var scale = Screen.dpi > 0 ? Screen.dpi / 160f : 1f;
        return Math.Max(0, Math.Min(200, (int)Math.Ceiling(dots / scale)));
    }
}
